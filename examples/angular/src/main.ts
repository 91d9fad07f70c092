import type { Type } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';

const show = (page: Type<unknown>) => bootstrapApplication(page).catch(console.error);

if (location.hash === '#everywhere') import('./everywhere').then(({ Everywhere }) => show(Everywhere));
else show(App);
