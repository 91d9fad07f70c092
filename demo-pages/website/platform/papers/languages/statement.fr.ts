/** French; no native speaker has read it yet. */
export const STATEMENT_FR = {
  title: 'Relevé des dons',
  gifts: 'Dons',
  statementOn: 'Date de ce relevé',
  given: 'Donné',
  returned: 'Rendu',
  net: 'Donné, moins ce qui a été rendu',
  claimedAUS: 'Dons déductibles des impôts',
  claimedNZL: 'Dons donnant droit au crédit d’impôt',
  notAllAUS: 'Les dons de moins de 2 $ et les achats ne sont pas déductibles : la dernière somme est donc plus basse.',
  notAllNZL:
    'Les dons de moins de 5 $ et les achats ne donnent pas de crédit d’impôt : la dernière somme est donc plus basse.',
  noGifts: 'Il n’y a pas eu de don pendant cette année fiscale.',
  replaces:
    'Ce relevé compte ce qui était connu à sa date. Il remplace les relevés précédents de la même année fiscale.',
  monthlyAUS: 'Don mensuel',
  monthlyNZL: 'Don mensuel',
  reversed: 'Repris par la banque, rectifie le reçu {number}',
  refunded: 'Remboursé, rectifie le reçu {number}',
  date: 'Date',
  receipt: 'Reçu',
  line: '{date}, reçu {receipt} : {what}, {amount}',
};
