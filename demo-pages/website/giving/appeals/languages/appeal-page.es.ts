/** Spanish; no native speaker has read it yet. */
export const APPEAL_PAGE_ES = {
  appeal: 'Llamamiento',
  fromFirstDay: 'El formulario para donar estará aquí desde su primer día.',
  giveTo: 'Done a este llamamiento',
  howFar: 'Hasta dónde hemos llegado',
  demonstration: 'Las cifras son de esta demostración: los pagos van a un entorno de pruebas y no se mueve dinero.',
  isOver: 'Este llamamiento ha terminado',
  endedOn: 'Terminó el {day}. Todavía puede {give}.',
  ended: 'Todavía puede {give}.',
  whereNeeded: 'donar donde más falta hace',
  matchedAll: '{partner} ha igualado los donativos hasta el total de {cap}.',
  doubles: '{partner} duplica cada donativo, hasta {cap} en total (oferta ilustrativa).',
  adds: '{partner} añade un {percent} % a cada donativo, hasta {cap} en total (oferta ilustrativa).',
};
