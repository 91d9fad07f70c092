<?php
/**
 * Forgets the settings when the plugin is deleted, of each site of a network.
 *
 * @package Haven
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'haven_settings' );

if ( is_multisite() ) {
	$haven_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $haven_sites as $haven_site ) {
		switch_to_blog( $haven_site );
		delete_option( 'haven_settings' );
		restore_current_blog();
	}
}
