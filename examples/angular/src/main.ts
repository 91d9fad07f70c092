import type { Type } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

const show = (page: Type<unknown>) => bootstrapApplication(page).catch(console.error);

if (location.hash === '#everywhere') import('./everywhere').then(({ Everywhere }) => show(Everywhere));
else if (location.hash === '#one-block') import('./one-block').then(({ OneBlock }) => show(OneBlock));
else import('./app').then(({ App }) => show(App));
