/** Spanish; no native speaker has read it yet. */
export const GUIDE_MAIL_ES = {
  heading: 'Un legado que nos sobrevive',
  open: 'Abrir la guía',
  about:
    'Se lee en unos diez minutos, en inglés: lo que puede lograr un legado, las palabras que necesita un notario y las preguntas que hacen las familias. No hay nada que firmar y nadie llamará.',
  reason: 'Recibe este correo porque la guía se pidió para esta dirección. No enviamos nada más, salvo que lo pida.',
};
