/** French; no native speaker has read it yet. */
export const PETITION_MAIL_FR = {
  subject: 'Vous avez signé « {title} »',
  heading: 'Votre nom compte',
  thanks:
    'Merci d’avoir signé « {title} ». Nous remettons la pétition quand elle atteint {goal} noms, et nous vous écrirons encore une fois pour dire ce qu’il en est advenu.',
  pass: 'Une signature en devient deux quand vous la transmettez.',
  show: 'Montrer la pétition à quelqu’un',
  reason:
    'Vous recevez ce message parce que cette adresse a été saisie sous la pétition. Si ce n’était pas vous, appelez le {phone} (exemple) et nous retirons le nom.',
};
