/** Vietnamese; no native speaker has read it yet. */
export const PETITION_MAIL_VI = {
  subject: 'Quý vị đã ký “{title}”',
  heading: 'Chữ ký của quý vị có giá trị',
  thanks:
    'Cảm ơn quý vị đã ký “{title}”. Chúng tôi trao kiến nghị khi đạt {goal} chữ ký và sẽ viết thêm một lần để báo kết quả.',
  pass: 'Một chữ ký thành hai khi quý vị chuyển tiếp.',
  show: 'Cho người khác xem kiến nghị',
  reason:
    'Quý vị nhận thư này vì địa chỉ này đã được nhập dưới kiến nghị. Nếu không phải quý vị, hãy gọi {phone} (ví dụ) để chúng tôi bỏ tên.',
};
