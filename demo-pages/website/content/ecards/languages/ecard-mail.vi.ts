/** Vietnamese; no native speaker has read it yet. */
export const ECARD_MAIL_VI = {
  via: '{giver} qua Haven',
  dear: 'Thân gửi {name},',
  cardReason:
    'Quý vị chỉ nhận thư này một lần, vì {giver} đã cho địa chỉ của quý vị để gửi tấm thiệp này. Chúng tôi không giữ địa chỉ cho việc gì khác.',
};
