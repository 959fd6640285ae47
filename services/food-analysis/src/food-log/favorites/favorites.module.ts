import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { FavoriteRepository } from './favorite.repository.js'
import { FavoritesController } from './favorites.controller.js'
import { FavoritesService } from './favorites.service.js'

@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [FavoritesController],
  providers: [FavoriteRepository, FavoritesService],
  exports: [FavoriteRepository],
})
export class FavoritesModule {}
