/** The six style keys of buttons and forms (C2.88), each a CSS value. */
export interface WidgetTheme {
  readonly button_color: string;
  readonly border_color: string;
  readonly text_color: string;
  readonly font_family: string;
  readonly font_size: string;
  readonly background_color: string;
}

/** C9.02 to C9.07 */
export const DEFAULT_THEME: WidgetTheme = {
  button_color: '#00A040',
  border_color: '#BDBDBD',
  text_color: '#000000',
  font_family: 'sans-serif',
  font_size: '16px',
  background_color: '#EFF2F7',
};
