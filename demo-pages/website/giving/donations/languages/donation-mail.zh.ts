/** Chinese, simplified characters; no native speaker has read it yet. */
export const DONATION_MAIL_ZH = {
  arrived: '您的捐款已到账。因为有您，被迫逃离家园的家庭得到了所需的帮助。',
  returned: '您的捐款有款项退回，现附上取代原收据的新收据。',
  seeAll: '查看您的全部捐款',
  reason: '您收到此邮件，是因为您在本网站捐了款。',
  gaveMemory: '{giver} 为纪念 {name} 捐了款',
  gaveHonour: '{giver} 为致敬 {name} 捐了款',
  givenMemory: '有人为纪念 {name} 捐了款，款项将送到被迫逃离家园的家庭。',
  givenHonour: '有人为致敬 {name} 捐了款，款项将送到被迫逃离家园的家庭。',
  reinstated: '您的银行曾收回您的捐款，现已将款项退还给我们。您的捐款重新有效，现附上收据。您无需操作。',
};
