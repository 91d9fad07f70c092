/** Vietnamese; no native speaker has read it yet. */
export const LETTER_VI = {
  hello: 'Xin chào',
  greeting: '{hello} {name},',
  unnamed: '{hello},',
  thanks: 'Cảm ơn {name}',
  legal: '{sender} · tổ chức hư cấu; mọi con số đều là ví dụ.',
  contact: 'Gọi cho chúng tôi: {phone} (ví dụ)',
  unsubscribe: 'Hủy đăng ký',
};
