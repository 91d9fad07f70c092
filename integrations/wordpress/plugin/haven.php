<?php
/**
 * Plugin Name:       Haven
 * Description:       Blocks for fundraising: donation forms, appeals, a gift shop, stories, sign-ups and more.
 * Version:           0.0.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            Haven
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       haven
 * Domain Path:       /languages
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

const FILE = __FILE__;
const DIR  = __DIR__;

foreach ( array( 'library', 'settings', 'block-values', 'render', 'blocks', 'editor', 'patterns' ) as $part ) {
	require __DIR__ . '/includes/' . $part . '.php';
}
