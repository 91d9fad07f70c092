/**
 * PHP that WordPress runs: an author, who may not write HTML, saves a block with addresses of another site. It prints
 * the post's ID.
 */
export const WRITE_AS_AUTHOR = `
require 'wp-load.php';
wp_set_current_user( get_user_by( 'login', 'author' )->ID );
kses_init();
$values = array(
	'appeal'            => 'winter',
	'wallet-script'     => 'https://elsewhere.example/a.js',
	'apple-pay-script'  => 'https://elsewhere.example/b.js',
	'google-pay-script' => 'https://elsewhere.example/c.js',
	'action'            => 'https://elsewhere.example/collect',
	'allowed-origins'   => 'https://elsewhere.example',
	'public-key'        => 'pk_elsewhere.example',
);
$block = '<!-- wp:haven/donation-form ' . serialize_block_attributes( $values ) . ' /-->';
$post  = array( 'post_title' => 'Addresses', 'post_status' => 'publish', 'post_content' => wp_slash( $block ) );
echo wp_insert_post( $post );
`;

/** WordPress's own way to render a block type outside of a post: its callback gets two arguments. */
export const RENDER_WITHOUT_BLOCK = `
require 'wp-load.php';
$type = WP_Block_Type_Registry::get_instance()->get_registered( 'haven/countdown-timer' );
echo $type->render( array( 'end-date' => '2039-12-31' ), '' );
`;

/** Deletes the plugin's data from a network of three sites, and prints those whose settings are gone. */
export const DELETE_FROM_NETWORK = `
define( 'WP_UNINSTALL_PLUGIN', 'haven/haven.php' );
$GLOBALS['site']    = 1;
$GLOBALS['deleted'] = array();
function is_multisite() { return true; }
function get_sites( $query ) { return 0 === $query['number'] ? array( 1, 2, 3 ) : array( 1 ); }
function switch_to_blog( $id ) { $GLOBALS['site'] = $id; }
function restore_current_blog() { $GLOBALS['site'] = 1; }
function delete_option( $name ) { $GLOBALS['deleted'][ $GLOBALS['site'] ] = 'haven_settings' === $name; }
require 'wp-content/plugins/haven/uninstall.php';
echo implode( ' ', array_keys( array_filter( $GLOBALS['deleted'] ) ) );
`;
