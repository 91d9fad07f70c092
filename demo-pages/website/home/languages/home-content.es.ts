import type { HomeTexts } from '../home-texts.ts';

/** The front page of Australia in Spanish; no native speaker has read it yet. */
export const HOME_CONTENT_ES: HomeTexts = {
  emergency: {
    id: 'lower-delta-floods-au',
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
      eyebrow: 'Llamamiento de invierno',
      title: 'Una habitación caliente basta para toda una familia',
      text: 'Una estufa cerrada, combustible para tres meses y cinco mantas: así el invierno bajo la lona se vuelve seguro.',
      image: '/design/hero-winter.svg',
      link: ['Regale calor', '/gifts/winter-stove'],
      seconds: 7,
    },
    {
      eyebrow: 'Aprender',
      title: 'Una mochila escolar es un plan para el año que viene',
      text: 'Los niños que huyeron pierden meses de clases. El material, un maestro y un techo les devuelven sus mañanas.',
      image: '/design/hero-school.svg',
      link: ['Regale material escolar', '/gifts/school-kit'],
      seconds: 7,
    },
  ],
  appeal: {
    title: 'Los donativos antes del 30\u00A0de\u00A0junio cuentan el doble',
    lead: 'Un grupo de familias australianas iguala cada donativo al llamamiento de invierno hasta el fin del año fiscal, hasta 400.000 dólares (oferta de ejemplo).',
    month: 6,
    day: 30,
    lastDay: 'la medianoche del 30 de junio',
    reason: 'El llamamiento termina con el año fiscal australiano, el 30 de junio, a medianoche en Sídney.',
  },
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
        'Mi club de lectura regala una tienda cada año en lugar de una fiesta de Navidad. Antes leemos sobre los lugares.',
      name: 'June',
      who: 'donante desde 2011, Hobart',
    },
  ],
  supporters: 48_200,
};
