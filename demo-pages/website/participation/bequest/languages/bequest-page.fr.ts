/** French; no native speaker has read it yet. */
export const BEQUEST_PAGE_FR = {
  title: 'Les legs',
  description: 'Ce qu’un legs fait pour les personnes qui ont dû fuir, et un guide gratuit. Site de démonstration.',
  heading: 'Laissez la porte ouverte derrière vous',
  lead: 'Un legs ne vous coûte rien aujourd’hui. Un jour, ce sera la première nuit où une famille dort sans guetter.',
  story:
    'Margaret a enseigné trente et un ans dans une école primaire. À sa mort, elle a laissé sa maison à ses nièces, ses livres à la bibliothèque, et un vingtième du reste à des personnes qu’elle n’avait jamais rencontrées. Cela a donné une classe au toit de tôle et six ans de salaire d’un enseignant. Les enfants connaissent son nom : c’est le premier mot qu’ils apprennent à écrire. (Margaret et sa classe sont inventées.)',
  asked: 'Ce qu’on nous demande',
  family: 'Ma famille perd-elle quelque chose ?',
  familyAnswer:
    'La plupart des personnes qui nous inscrivent dans leur testament pensent d’abord à leur famille et nous laissent une part du reste : un dixième, ou un centième. Vous décidez, et pouvez changer d’avis quand vous voulez.',
  solicitor: 'Ai-je besoin d’un juriste ?',
  solicitorAnswer:
    'Un testament est plus sûr quand un juriste l’a lu. Le guide contient la phrase qui nous nomme correctement : la visite sera courte.',
  tell: 'Dois-je vous prévenir ?',
  tellAnswer:
    'Non. Mais nous pourrions alors vous remercier de votre vivant, et vous demander ce que votre legs devrait faire.',
  guideTitle: 'Le guide, gratuit et en dix minutes',
  guideLead: 'Ce qu’un legs peut faire, la phrase pour votre juriste, et les questions des familles.',
  closed: 'Le guide ne peut pas être commandé pour le moment. Appelez-nous, et nous vous l’envoyons.',
  use: 'Votre adresse sert à envoyer le guide, et rien d’autre. Personne n’appellera. Voir notre {notice}, ou demandez-nous : {phone} (illustratif).',
  thanksTitle: 'Le guide est en route',
  thanksText: 'Nous l’avons envoyé à l’adresse indiquée. Vous pouvez aussi le lire ici, tout de suite.',
  nextMail: 'Cherchez un message de Haven Refugee Aid ; il est envoyé une fois par jour au plus.',
  nextRead: 'Lisez à votre rythme. Personne n’appellera.',
  nextAsk: 'Écrivez-nous ou appelez-nous si vous avez une question.',
  readGuide: 'Lire le guide',
  back: 'Retour aux legs',
  aGuideTo: 'Guide des legs',
  guideDescription:
    'Ce qu’un legs peut faire, comment le rédiger, et ce que demandent les familles. D’une organisation fictive.',
  aGuide: 'Un guide',
  tenMinutes:
    'Dix minutes de lecture, rien à signer. Ce sont des informations générales d’une organisation fictive, non un conseil juridique.',
  kinds: 'Quatre sortes de legs',
  share: 'Une part de ce qui reste',
  shareText:
    'Une fois la famille et les dettes réglées, une part du reste. Elle suit ce que vous possédez et ne prend donc jamais trop.',
  sum: 'Une somme',
  sumText: 'Un nombre de dollars. Simple ; les prix montent, à revoir donc tous les quelques ans.',
  thing: 'Un bien',
  thingText: 'Une maison, des actions, un tableau. {tax}',
  forLife: 'Une part pour quelqu’un d’abord',
  forLifeText: 'Une personne en a l’usage sa vie durant, et ce qui reste nous revient.',
  taxAUS: 'Un legs d’actions ou de terrain peut être imposé autrement qu’un legs d’argent : renseignez-vous avant.',
  taxNZL: 'Un legs ne donne pas de crédit d’impôt : ce n’est pas un don de votre vivant.',
  sentence: 'La phrase pour votre juriste',
  general:
    '« General purposes » (objet général) nous permet d’aider là où le besoin est le plus grand ce jour-là. Si une cause vous tient à cœur, dites-le-nous : nous notons votre souhait et le suivons autant que possible.',
  steps: 'En quatre étapes',
  step1: 'Notez ce que vous possédez, ce que vous devez, et de qui vous voulez prendre soin.',
  step2: 'Choisissez deux exécuteurs, et demandez-leur.',
  step3: 'Voyez un juriste avec cette page en main. {help}',
  helpAUS: 'Le public trustee de votre État rédige des testaments simples, et beaucoup de juristes ont un tarif fixe.',
  helpNZL:
    'Public Trust et les centres juridiques de quartier aident pour les testaments simples, et beaucoup de juristes ont un tarif fixe.',
  step4: 'Dites à quelqu’un où se trouve le testament. Relisez-le à une naissance, un décès ou un déménagement.',
  talking: 'En parler',
  talkingText:
    'Les familles se disputent rarement un legs à des inconnus dont elles avaient connaissance. Dites-le une fois, en bonne santé, à un bon repas : « J’ai pensé à vous, et j’ai laissé quelque chose à des gens qui ont tout perdu. » Puis parlez d’autre chose.',
  questions: 'Questions : {phone} (illustratif). {legal}',
  sentenceInEnglish: 'La phrase reste en anglais, car les testaments d’ici sont rédigés en anglais.',
};
