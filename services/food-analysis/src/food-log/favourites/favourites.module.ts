import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { FavouriteRepository } from './favourite.repository.js'
import { FavouritesController } from './favourites.controller.js'
import { FavouritesService } from './favourites.service.js'

@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [FavouritesController],
  providers: [FavouriteRepository, FavouritesService],
  exports: [FavouriteRepository],
})
export class FavouritesModule {}
