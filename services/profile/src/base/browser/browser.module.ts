import { Module } from '@nestjs/common'
import { BrowserCookies } from './browser-cookies.js'

/** Cookies of this service. */
@Module({ providers: [BrowserCookies], exports: [BrowserCookies] })
export class BrowserModule {}
