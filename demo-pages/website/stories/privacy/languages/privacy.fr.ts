/** French; no native speaker has read it yet. */
export const PRIVACY_FR = {
  title: 'Confidentialité',
  lead: '{agency} est une organisation fictive et ce site une démonstration. Il traite pourtant ce que vous saisissez comme un vrai site le devrait selon le {act}.',
  collect: 'Ce que nous recueillons, et pourquoi',
  order:
    'Votre nom, téléphone, e-mail et adresse de facturation quand vous commandez : pour votre reçu et les questions sur la commande.',
  gift: 'Votre nom et votre e-mail, et ce que vous saisissez d’autre, quand vous donnez : pour votre reçu et les paiements d’un don mensuel.',
  cards:
    'Les noms, adresses e-mail et messages de vos cartes électroniques : pour les remettre. Prévenez les personnes que vous nommez.',
  newsletter:
    'Votre nom et votre e-mail quand vous vous abonnez à la lettre : pour l’envoyer. Chaque message a un lien qui y met fin aussitôt.',
  petition:
    'Votre nom et votre e-mail, et un code postal et un mobile si vous les donnez, quand vous signez une pétition : pour compter chaque personne une fois, et remettre noms et codes postaux au destinataire.',
  guide: 'Votre e-mail quand vous demandez le guide des legs : pour l’envoyer.',
  details:
    'Vos anciennes et nouvelles données quand vous demandez un changement : pour vous retrouver et le faire. Nous vous prévenons à l’adresse que nous avions.',
  network:
    'L’adresse réseau d’où vous envoyez un formulaire : comptée quelques minutes contre les afflux, et non conservée. Pour un lien vers Mes dons, elle est conservée une demi-heure.',
  payingNetwork: 'L’adresse réseau d’où vous payez : pour protéger les cartes des abus.',
  without:
    'Vous pouvez voir chaque page et remplir un panier sans dire qui vous êtes. Sans vos données, nous ne pouvons pas prendre de commande.',
  neverSee: 'Ce que nous ne voyons jamais',
  cardNumber:
    'Votre numéro de carte et son cryptogramme. Ils sont saisis dans un formulaire de notre prestataire de paiement et ne vont que là ; nous gardons une référence du paiement.',
  whoElse: 'Qui d’autre les reçoit',
  whoElseText:
    'Le prestataire de paiement reçoit votre nom, e-mail et téléphone avec le paiement. Vos cartes électroniques vont aux personnes que vous y nommez, et les noms et codes postaux d’une pétition à son destinataire. Personne d’autre, et rien n’est vendu ni envoyé à l’étranger. La recherche d’adresses tourne sur notre propre serveur.',
  cookie: 'Le cookie',
  cookieText:
    'Un cookie, {cookie}, retient votre panier 30 jours. Les scripts ne peuvent pas le lire, et il ne vous suit nulle part ailleurs.',
  cookieGiving:
    'Quand vous ouvrez Mes dons avec le lien de votre message, un second, {cookie}, le retient 30 minutes après votre dernier clic, sur ces pages seulement. Un troisième, {device}, reconnaît votre navigateur pendant 400 jours, afin que personne ne puisse vous empêcher d’entrer en demandant votre lien.',
  cookieEvents:
    'Les développeurs peuvent afficher un {panel} ; un autre cookie, {cookie}, le retient jusqu’à la fermeture du navigateur. Rien n’est mesuré.',
  panel: 'panneau des événements d’analyse',
  howLong: 'Combien de temps nous les gardons',
  keptCart: 'Un panier, ses cartes et les données non payées, après votre dernière visite : 30 jours',
  keptMails: 'Les messages que nous vous avons envoyés : 90 jours',
  keptNetworks: 'L’adresse réseau d’un paiement : 180 jours',
  keptChanges: 'Les changements de données que vous avez demandés : un an',
  keptGuides: 'Votre demande du guide des legs : deux ans',
  keptSignatures: 'Votre signature sous une pétition : trois ans, le temps de la remise et de la réponse',
  keptFormerSubscribers:
    'Votre adresse sur la liste de la lettre jusqu’à votre départ, et trois ans de plus pour savoir que vous êtes parti',
  keptGiving:
    'Qui vous êtes, avec vos dons, commandes et dons mensuels : sept ans après le dernier, comme la loi fiscale le demande',
  withoutYou: 'Les montants, jours et numéros de reçu des dons restent dans nos comptes, sans vous.',
  rights: 'Vos droits',
  rightsText:
    'Si vous avez donné, vous pouvez voir, corriger, télécharger et effacer ce que nous détenons sous {giving}. Chacun peut nous le demander : appelez le {phone} (numéro illustratif). Si notre réponse ne vous convient pas, vous pouvez saisir {regulator}.',
};
