import type { HomeTexts } from '../home-texts.ts';

/** The front page of Australia in French; no native speaker has read it yet. */
export const HOME_CONTENT_FR: HomeTexts = {
  emergency: {
    id: 'lower-delta-floods-au',
    appeal: 'lower-delta-floods',
    lead: 'Inondations dans le Bas-Delta (exemple) :',
    text: '12 000 familles ont besoin d’un sol sec ce soir.',
  },
  heroes: [
    {
      eyebrow: 'Bienvenue. Des cadeaux utiles.',
      title: 'Une personne que vous aimez reçoit une carte. Une famille forcée de fuir reçoit un abri.',
      text: 'Choisissez un cadeau, écrivez une carte et aidez une famille à traverser ses premiers mois en sécurité.',
      image: '/design/hero.svg',
      link: ['Voir les cadeaux', '/gifts'],
      seconds: 9,
    },
    {
      eyebrow: 'Chaleur',
      title: 'Une seule pièce chauffée suffit à toute une famille',
      text: 'Un poêle fermé, du combustible pour trois mois et cinq couvertures : voilà l’hiver sous tente rendu sûr.',
      image: '/design/hero-winter.svg',
      link: ['Donner de la chaleur', '/gifts/winter-stove'],
      seconds: 7,
    },
    {
      eyebrow: 'Apprendre',
      title: 'Un cartable est un projet pour l’an prochain',
      text:
        'Les enfants forcés de fuir perdent des mois de leçons. Un kit, un enseignant et un toit leur ' +
        'rendent leurs matinées.',
      image: '/design/hero-school.svg',
      link: ['Offrir un kit scolaire', '/gifts/school-kit'],
      seconds: 7,
    },
  ],
  voices: [
    {
      words:
        'La première chose que j’ai déballée, c’est le cartable de ma fille. Elle a demandé quel jour les ' +
        'cours commencent.',
      name: 'Nadia',
      who: 'mère de deux enfants, camp du Bas-Delta',
    },
    {
      words:
        'Je répare maintenant des lampes solaires. Le soir, je vois mon travail depuis la colline, une ' +
        'lumière après l’autre.',
      name: 'Samuel',
      who: 'technicien, formé à l’atelier du camp',
      hasFilm: true,
    },
    {
      words:
        'Notre cercle de lecture offre une tente chaque année au lieu d’une fête de Noël. Nous lisons ' +
        'd’abord sur ces lieux.',
      name: 'June',
      who: 'donatrice depuis 2011, Hobart',
    },
  ],
  supporters: 48_200,
};
