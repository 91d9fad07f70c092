/** Te reo Māori; no native speaker has read it yet. */
export const UPDATE_MAIL_MI = {
  subject: 'Kua tae mai ō panonitanga',
  asked: 'I tono koe kia huria:',
  updateName: 'tō ingoa',
  updateEmail: 'tō wāhitau īmēra',
  updatePhone: 'tō nama waea',
  updateAddress: 'tō wāhitau poutāpeta',
  updateExpiryDate: 'te rā mōnehu o tō kāri',
  person: 'Ka tirohia ia panonitanga e tētahi tangata, ka mahia i roto i ngā rā mahi e rua.',
  notYou: 'Ehara i a koe? Waea mai ki {phone} (he tauira) i mua i tērā, ā, kāore he mea e huri.',
  reason: 'Kua tae atu tēnei īmēra nō te mea i tukuna te puka “Whakahoungia ō taipitopito” me tēnei wāhitau.',
};
