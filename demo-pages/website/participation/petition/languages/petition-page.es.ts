import type { PetitionTexts } from '../petition-texts.ts';

/** The petition of Australia in Spanish. */
export const PETITION_ES: PetitionTexts = {
  addressee: 'A los miembros del Parlamento',
  lead:
    'Quien ha encontrado seguridad no debería tener que elegir entre ella y sus hijos. Pedimos al ' +
    'Parlamento que las familias refugiadas puedan reunirse en el plazo de un año.',
  story: [
    'Samira se fue de noche con dos de sus cuatro hijos, porque en el camión solo había sitio para tres. De eso hace ' +
      'cinco años. Ahora trabaja en una panadería de Geelong, alquila dos habitaciones más de las que necesita y ' +
      'habla con los otros dos por un teléfono que comparten con los vecinos de su abuela.',
    'Entre ellos solo hay un formulario. Pide una partida de nacimiento de una oficina que se quemó, ' +
      'una tasa de tres meses de sueldo por cada hijo y una paciencia sin fin. Mientras espera en un ' +
      'montón, los niños se hacen adultos, y a los adultos quizá ya no se les deje venir.',
  ],
  asks: [
    [
      'Decidir en doce meses',
      'Una solicitud completa se responde en un año, y la edad cuenta desde el día en que se presentó: ' +
        'nadie cumple dieciocho años en un montón de papeles.',
    ],
    ['Suprimir la tasa', 'Para los hijos, parejas y padres de refugiados, reunirse no cuesta nada.'],
    [
      'Creer otras pruebas',
      'Donde no se puede obtener una partida, bastan una prueba, una fotografía y la palabra de quienes ' +
        'conocen a la familia.',
    ],
  ],
  quote: 'Mi hijo pregunta a qué huele la cocina. Le digo que a pan. Él dice: guárdame un poco.',
  speaker: 'Samira, que nos dio su historia y otro nombre',
};
