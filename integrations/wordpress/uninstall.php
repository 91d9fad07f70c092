<?php
/**
 * Forgets the settings when the plugin is deleted.
 *
 * @package Haven
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'haven_settings' );
