import type { HomeTexts } from '../home-texts.ts';

/** The front page of Australia in Spanish; no native speaker has read it yet. */
export const HOME_CONTENT_ES: HomeTexts = {
  emergency: {
    id: 'lower-delta-floods-au',
    appeal: 'lower-delta-floods',
    lead: 'Inundaciones en el Bajo Delta (ejemplo):',
    text: '12.000 familias necesitan un suelo seco esta noche.',
  },
  heroes: [
    {
      eyebrow: 'Le damos la bienvenida. Regalos útiles.',
      title: 'Alguien a quien quiere recibe una tarjeta. Una familia que huyó recibe un refugio.',
      text: 'Elija un regalo, escriba una tarjeta y ayude a una familia en sus primeros meses de seguridad.',
      image: '/design/hero.svg',
      link: ['Vea los regalos', '/gifts'],
      seconds: 9,
    },
    {
      eyebrow: 'Calor',
      title: 'Una habitación caliente basta para toda una familia',
      text:
        'Una estufa cerrada, combustible para tres meses y cinco mantas: así el invierno bajo la lona se ' +
        'vuelve seguro.',
      image: '/design/hero-winter.svg',
      link: ['Regale calor', '/gifts/winter-stove'],
      seconds: 7,
    },
    {
      eyebrow: 'Aprender',
      title: 'Una mochila escolar es un plan para el año que viene',
      text:
        'Los niños que huyeron pierden meses de clases. El material, un maestro y un techo les devuelven ' +
        'sus mañanas.',
      image: '/design/hero-school.svg',
      link: ['Regale material escolar', '/gifts/school-kit'],
      seconds: 7,
    },
  ],
  voices: [
    {
      words: 'Lo primero que saqué fue la mochila de mi hija. Me preguntó qué día empiezan las clases.',
      name: 'Nadia',
      who: 'madre de dos hijos, asentamiento del Bajo Delta',
    },
    {
      words: 'Ahora reparo lámparas solares. Al anochecer veo mi trabajo desde la colina, una luz tras otra.',
      name: 'Samuel',
      who: 'técnico, formado en el taller del asentamiento',
      hasFilm: true,
    },
    {
      words:
        'Mi club de lectura regala una tienda cada año en lugar de una fiesta de Navidad. Antes leemos ' +
        'sobre los lugares.',
      name: 'June',
      who: 'donante desde 2011, Hobart',
    },
  ],
  supporters: 48_200,
};
