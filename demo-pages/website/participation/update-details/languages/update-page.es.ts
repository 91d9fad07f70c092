/** Spanish; no native speaker has read it yet. */
export const UPDATE_PAGE_ES = {
  title: 'Actualice sus datos',
  description:
    'Comuníquenos un nuevo nombre, dirección, teléfono, correo o caducidad de su tarjeta. Sitio de demostración.',
  supporters: 'Para quienes nos apoyan',
  lead: '¿Mudanza, boda, tarjeta nueva? Marque lo que ha cambiado y sus donativos seguirán sin interrupción.',
  before: 'Antes de empezar',
  neverCard: 'Nunca el número de su tarjeta.',
  neverCardText: '{never} Solo pedimos la nueva fecha de caducidad. Si ha cambiado el número, llámenos.',
  whyOld: '¿Por qué sus datos anteriores?',
  whyOldText: '{why} Con ellos le encontramos entre quienes nos apoyan. No hace falta que estén completos.',
  person: 'Una persona hace cada cambio',
  personText:
    '{person} en dos días laborables, y enviamos un correo a la dirección que teníamos, para que nadie más pueda cambiarla sin que se vea.',
  talk: '¿Prefiere hablar? {phone} (ilustrativo). Lea nuestro {notice}.',
  thanksTitle: 'Gracias, tenemos sus cambios',
  thanksText: 'Una persona revisa cada cambio antes de hacerlo.',
  nextMail: 'Enviamos un correo a la dirección que teníamos, para asegurarnos de que fue usted.',
  nextDays: 'Hacemos el cambio en dos días laborables.',
  nextGifts: 'Mientras tanto, sus donativos siguen igual.',
  toFront: 'Ir a la portada',
};
