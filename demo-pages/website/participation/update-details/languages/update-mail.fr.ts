/** French; no native speaker has read it yet. */
export const UPDATE_MAIL_FR = {
  subject: 'Nous avons reçu vos modifications',
  asked: 'Vous nous avez demandé de modifier :',
  updateName: 'votre nom',
  updateEmail: 'votre adresse e-mail',
  updatePhone: 'votre numéro de téléphone',
  updateAddress: 'votre adresse postale',
  updateExpiryDate: 'la date d’expiration de votre carte',
  person: 'Une personne examine chaque modification et l’effectue sous deux jours ouvrables.',
  notYou: 'Ce n’était pas vous ? Appelez le {phone} (exemple) d’ici là, et rien ne sera changé.',
  reason:
    'Vous recevez ce message parce que le formulaire « Mettre à jour vos données » a été envoyé avec cette adresse.',
};
