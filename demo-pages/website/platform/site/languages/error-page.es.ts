/** Spanish; no native speaker has read it yet. */
export const ERROR_PAGE_ES = {
  notFoundTitle: 'Página no encontrada',
  notFound: 'No encontramos esa página',
  mayHaveMoved: 'Puede que se haya movido, o que la dirección tenga un error. Su carrito está a salvo.',
  seeGifts: 'Vea los regalos',
  toFront: 'Ir a la página principal',
  wentWrong: 'Algo salió mal',
  couldNot: 'No pudimos hacerlo',
  fault: 'Algo salió mal por nuestra parte. Su carrito está a salvo: inténtelo de nuevo en un momento.',
  openAgain: 'Abra la página de nuevo. No se cambió nada.',
  tooManyLinks: 'Se pidieron demasiados enlaces desde su red: inténtelo de nuevo en diez minutos.',
  ownPages:
    'Este formulario solo se puede enviar desde nuestras páginas: abra la página de nuevo e inténtelo otra vez.',
  manyPeople: 'Muchísimas personas están enviando formularios. Inténtelo de nuevo en un momento.',
};
