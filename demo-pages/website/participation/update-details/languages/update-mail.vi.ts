/** Vietnamese; no native speaker has read it yet. */
export const UPDATE_MAIL_VI = {
  subject: 'Chúng tôi đã nhận các thay đổi của quý vị',
  asked: 'Quý vị yêu cầu chúng tôi thay đổi:',
  updateName: 'tên của quý vị',
  updateEmail: 'địa chỉ e-mail của quý vị',
  updatePhone: 'số điện thoại của quý vị',
  updateAddress: 'địa chỉ bưu điện của quý vị',
  updateExpiryDate: 'ngày hết hạn của thẻ',
  person: 'Một nhân viên xem từng thay đổi và thực hiện trong vòng hai ngày làm việc.',
  notYou: 'Không phải quý vị? Hãy gọi {phone} (ví dụ) trước lúc đó, và sẽ không có gì thay đổi.',
  reason: 'Quý vị nhận thư này vì biểu mẫu “Cập nhật thông tin của quý vị” đã được gửi với địa chỉ này.',
};
