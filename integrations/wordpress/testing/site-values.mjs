/** PHP that WordPress runs: a theme that prints its own `<html>`, and pages of it. It prints their IDs as JSON. */
export const WRITE_OWN_THEME = `
require 'wp-load.php';
kses_remove_filters();
$folder = get_theme_root() . '/own-tag';
wp_mkdir_p( $folder );
file_put_contents( $folder . '/style.css', '/* Theme Name: Own tag */' );
$sidebar = "<?php add_action( 'widgets_init', function () { register_sidebar( array( 'id' => 'side' ) ); } );";
file_put_contents( $folder . '/functions.php', $sidebar );
$index = '<!doctype html><html lang="en"><head><?php wp_head(); ?></head><body><?php '
	. 'while ( have_posts() ) { the_post(); the_content(); } dynamic_sidebar( "side" ); wp_footer(); ?></body></html>';
file_put_contents( $folder . '/index.php', $index );
switch_theme( 'own-tag' );
function page_of( $content, $type = 'page' ) {
	$post = array( 'post_title' => 'Own tag', 'post_status' => 'publish', 'post_type' => $type );
	return wp_insert_post( $post + array( 'post_content' => wp_slash( $content ) ) );
}
$pattern = page_of( '<!-- wp:haven/gift-item {"item-id":"tent","item-name":"Tent","price":45} /-->', 'wp_block' );
$words   = '<!-- wp:paragraph --><p>Your gift puts a roof over a family.</p><!-- /wp:paragraph -->';
$form    = '{"once-amounts":[{"amount":20},{"amount":30},{}],"payment-methods":["card","cheque"]}';
$gift    = '<!-- wp:haven/gift-item {"item-id":"a","item-name":"A","price":1,"site-country-code":"AUS"} /-->';
$pages   = array(
	'form'    => page_of(
		"<!-- wp:haven/donation-form $form -->" . $words . '<!-- /wp:haven/donation-form -->' . $gift
	),
	'pattern' => page_of( '<!-- wp:block {"ref":' . $pattern . '} /-->' ),
	'plain'   => page_of( $words ),
);
echo wp_json_encode( $pages + array( 'excerpt' => get_the_excerpt( $pages['form'] ) ) );
`;

/** A block in a widget area of the theme. */
export const PLACE_WIDGET = `
require 'wp-load.php';
$widget = array( 'content' => '<!-- wp:haven/copy-link /-->' );
update_option( 'widget_block', array( 7 => $widget, '_multiwidget' => 1 ) );
update_option( 'sidebars_widgets', array( 'side' => array( 'block-7' ), 'array_version' => 3 ) );
`;

export const RESTORE_THEME = `
require 'wp-load.php';
update_option( 'sidebars_widgets', array( 'array_version' => 3 ) );
switch_theme( 'twentytwentyfour' );
`;

/** An author, who may not write HTML, saves lists and texts with quotation marks. It prints the post's ID. */
export const WRITE_SIGNS = `
require 'wp-load.php';
wp_set_current_user( get_user_by( 'login', 'author' )->ID );
kses_init();
$small = array( 'value' => 'small', 'label' => 'Gifts < $50 "small"' );
$big   = array( 'value' => 'big', 'label' => 'Food & water' );
$list  = array( 'options' => array( $small, $big ), 'label' => 'Food & water < $50 "now"' );
$block = '<!-- wp:haven/drop-down ' . serialize_block_attributes( $list ) . ' /-->';
$post  = array( 'post_title' => 'Signs', 'post_status' => 'publish', 'post_author' => get_current_user_id() );
echo wp_insert_post( $post + array( 'post_content' => wp_slash( $block ) ) );
`;

const MIXED = {
  'donation-form': {
    'once-amounts': [{ amount: 20 }, {}, { amount: -1 }, { amount: 30, does: '<b>' }, 'x', { amount: 5, gone: 1 }],
    'payment-methods': ['card', 'cheque', 'card', 'paypal', 7],
  },
  'drop-down': { options: ['Small', '', { value: '', label: 'All' }, { value: 'x' }, { label: 'x' }, ['y'], 3, null] },
  'donation-mode': { modes: [{ value: 'once', label: 'Once' }, {}] },
  'ecard-signing': {
    cards: [
      { instanceId: 'a', recipientEmailAddress: 'no' },
      { instanceId: 'b', recipientEmailAddress: 'ana@example.org' },
    ],
  },
  'gift-item': {
    variants: [
      { itemId: 'a', variant: 'A', price: '5' },
      { itemId: 'b', variant: 'B', price: 0 },
    ],
  },
  'customer-form': { customer: { customerFirstName: 'Ana', customerEmailAddress: 'no', gone: 'x' } },
  'update-details-form': { donor: { country: 'USA', postcode: '60000' } },
  'petition-form': {
    fields: [
      { name: 'email', type: 'Email', required: 'yes' },
      { name: 'age', type: 'None' },
    ],
  },
  'countdown-timer': { slots: { 'days-label': '<b>Days</b>', ended: 'x' } },
};

/** Values of which parts do not fit, as `[tag, attribute, value]`. */
export const MIXED_VALUES = Object.entries(MIXED).flatMap(([tag, values]) =>
  Object.entries(values).map(([name, value]) => [tag, name, value]),
);

/** What the server keeps of them, as JSON. */
export const KEEP_MIXED_VALUES = `
require 'wp-load.php';
$fitted = array();
$mixed = json_decode( base64_decode( '${Buffer.from(JSON.stringify(MIXED_VALUES)).toString('base64')}' ), true );
foreach ( $mixed as list( $tag, $name, $value ) ) {
	$schema = WP_Block_Type_Registry::get_instance()->get_registered( 'haven/' . $tag )->attributes[ $name ];
	$fitted[] = array( $tag, $name, Haven\\fitting_value( $value, $schema ) );
}
echo wp_json_encode( $fitted );
`;
