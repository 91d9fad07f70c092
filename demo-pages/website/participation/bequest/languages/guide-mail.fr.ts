/** French; no native speaker has read it yet. */
export const GUIDE_MAIL_FR = {
  heading: 'Un don qui nous survit',
  open: 'Ouvrir le guide',
  about:
    'Il se lit en dix minutes environ, en anglais : ce que peut faire un legs, les mots dont un juriste a besoin et les questions que posent les familles. Il n’y a rien à signer et personne n’appellera.',
  reason:
    'Vous recevez ce message parce que le guide a été demandé pour cette adresse. Nous n’envoyons rien d’autre, sauf si vous le demandez.',
};
