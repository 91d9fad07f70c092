<?php
/**
 * Settings → Haven: what the whole site says, so that authors need not say it in each block.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

const OPTION = 'haven_settings';

const CURRENCIES = array(
	'AUS' => 'AUD',
	'NZL' => 'NZD',
);

/** Settings that are addresses. */
const ADDRESSES = array( 'server', 'bot-check-src', 'wallet-script', 'apple-pay-script', 'google-pay-script' );

/** Settings that are origins, separated by spaces. */
const ORIGINS = array( 'api-origin', 'widget-origin', 'allowed-origins' );

/** Settings that the head of the page says, each in a `<meta>` element. */
const OF_PAGE = array( 'bot-check-src', 'bot-check-site-key' );

/** The fields of the page; one with the name of an attribute is that attribute's value in every block. Authors may choose another gateway. */
function setting_fields(): array {
	return array(
		'site-country-code' => array( __( 'Country', 'haven' ), __( 'Prices, addresses and texts follow it.', 'haven' ) ),
		'server'            => array(
			__( 'Address of the server', 'haven' ),
			__( 'Where forms, carts and searches send their requests, such as https://giving.example.org. Empty: this site.', 'haven' ),
		),
		'environment'       => array( __( 'Environment of the payments provider', 'haven' ), __( 'Use the sandbox until you go live.', 'haven' ) ),
		'public-key'        => array( __( 'Public key of the payments provider', 'haven' ), __( 'Never the secret key: visitors can read this one.', 'haven' ) ),
		'gateway-id'        => array( __( 'Gateway for card payments', 'haven' ), __( 'The provider gives you its ID.', 'haven' ) ),
		'api-origin'        => array( __( 'Your own provider: origin of its API', 'haven' ), __( 'Empty: that of the environment.', 'haven' ) ),
		'widget-origin'     => array( __( 'Your own provider: origin of its forms', 'haven' ), __( 'Empty: that of the environment.', 'haven' ) ),
		'wallet-script'     => array( __( 'Address of PayPal’s script', 'haven' ), __( 'For a copy or a test script. Empty: PayPal’s own.', 'haven' ) ),
		'apple-pay-script'  => array( __( 'Address of Apple Pay’s script', 'haven' ), __( 'Empty: Apple’s own.', 'haven' ) ),
		'google-pay-script' => array( __( 'Address of Google Pay’s script', 'haven' ), __( 'Empty: Google’s own.', 'haven' ) ),
		'allowed-origins'   => array(
			__( 'Other sites that forms may send to', 'haven' ),
			__( 'And that a page after a payment may be on: origins such as https://forms.example.org, separated by spaces.', 'haven' ),
		),
		'bot-check-src'     => array(
			__( 'Bot check: address of its script', 'haven' ),
			__( 'Petitions, the newsletter and payments need a bot check. Empty: Google’s.', 'haven' ),
		),
		'bot-check-site-key' => array( __( 'Bot check: site key', 'haven' ), __( 'Google’s bot check needs one.', 'haven' ) ),
	);
}

function setting_choices(): array {
	return array(
		'site-country-code' => array(
			''    => __( 'By the site’s language, else Australia', 'haven' ),
			'AUS' => __( 'Australia', 'haven' ),
			'NZL' => __( 'New Zealand', 'haven' ),
		),
		'environment'       => array(
			''           => __( 'Not chosen', 'haven' ),
			'sandbox'    => __( 'Sandbox', 'haven' ),
			'staging'    => __( 'Staging', 'haven' ),
			'production' => __( 'Production', 'haven' ),
		),
	);
}

/** The settings that are filled in, by name. */
function settings(): array {
	$settings = get_option( OPTION, array() );
	return array_filter( is_array( $settings ) ? array_intersect_key( $settings, setting_fields() ) : array(), 'is_string' );
}

/** The country of a site whose setting is empty: that of its language, such as en-NZ. */
function country_of_language( string $language ): string {
	$region = preg_match( '/-(AU|NZ)\b/i', $language, $found ) ? strtoupper( $found[1] ) : '';
	return 'NZ' === $region || preg_match( '/^mi\b/i', $language ) ? 'NZL' : ( 'AU' === $region ? 'AUS' : '' );
}

/** What the package has of a charity: attributes by their names, and its theme. */
function charity(): array {
	static $charity;
	$charity = $charity ?? require DIR . '/charity.php';
	return $charity;
}

/** What holds in every block whose author has left it empty, by the names of the attributes. */
function site_defaults(): array {
	$settings = settings();
	$charity  = charity();
	$country  = $settings['site-country-code'] ?? $charity['site-country-code'] ?? country_of_language( get_bloginfo( 'language' ) );
	$defaults = array(
		'payee-name'        => $charity['payee-name'] ?? '',
		'site-country-code' => $country,
		'currency'          => CURRENCIES[ $country ] ?? '',
		'gateway-id'        => $settings['gateway-id'] ?? '',
	);
	return array_filter( $defaults, 'strlen' );
}

/** Whether a text is an origin, such as https://forms.example.org. */
function is_origin( string $text ): bool {
	return 1 === preg_match( '~^https?://[a-z0-9.-]+(:\d+)?$~', $text );
}

/** Accepts known names, and values of the form that a block accepts too. */
function sanitize_settings( $given ): array {
	$given = is_array( $given ) ? array_filter( array_intersect_key( $given, setting_fields() ), 'is_string' ) : array();
	$valid = array();
	foreach ( $given as $name => $value ) {
		$choices = setting_choices()[ $name ] ?? null;
		if ( in_array( $name, ADDRESSES, true ) ) {
			$value = untrailingslashit( esc_url_raw( trim( $value ), array( 'https', 'http' ) ) );
		} elseif ( $choices ) {
			$value = array_key_exists( $value, $choices ) ? $value : '';
		} elseif ( in_array( $name, ORIGINS, true ) ) {
			$value = implode( ' ', array_filter( preg_split( '/\s+/', $value ), __NAMESPACE__ . '\\is_origin' ) );
		} else {
			$value = preg_match( '/^[\w.:-]{1,200}$/', trim( $value ) ) ? trim( $value ) : '';
		}
		if ( '' !== $value ) {
			$valid[ $name ] = $value;
		}
	}
	return $valid;
}

/** One field, labelled by its row of the page. */
function print_setting( array $field ): void {
	$name    = $field['name'];
	$value   = settings()[ $name ] ?? '';
	$choices = setting_choices()[ $name ] ?? null;
	if ( $choices ) {
		printf( '<select id="%s" name="%s">', esc_attr( $field['label_for'] ), esc_attr( OPTION . '[' . $name . ']' ) );
		foreach ( $choices as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, (string) $choice, false ), esc_html( $label ) );
		}
		printf( '</select>' );
	} else {
		printf(
			'<input type="%s" class="regular-text" id="%s" name="%s" value="%s">',
			// A field for addresses would refuse the path of this site's own bot check.
			esc_attr( 'server' === $name ? 'url' : 'text' ),
			esc_attr( $field['label_for'] ),
			esc_attr( OPTION . '[' . $name . ']' ),
			esc_attr( $value )
		);
	}
	printf( '<p class="description">%s</p>', esc_html( $field['help'] ) );
}

function print_settings_page(): void {
	printf( '<div class="wrap"><h1>%s</h1><form method="post" action="%s">', esc_html__( 'Haven', 'haven' ), esc_url( admin_url( 'options.php' ) ) );
	settings_fields( 'haven' );
	do_settings_sections( 'haven' );
	submit_button();
	printf( '</form></div>' );
}

add_action(
	'admin_menu',
	function () {
		add_options_page( __( 'Haven', 'haven' ), __( 'Haven', 'haven' ), 'manage_options', 'haven', __NAMESPACE__ . '\\print_settings_page' );
	}
);

add_action(
	'admin_init',
	function () {
		register_setting( 'haven', OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\\sanitize_settings' ) );
		add_settings_section( 'site', '', '__return_empty_string', 'haven' );
		foreach ( setting_fields() as $name => list( $label, $help ) ) {
			$id = 'haven-' . $name;
			add_settings_field(
				$id,
				$label,
				__NAMESPACE__ . '\\print_setting',
				'haven',
				'site',
				array(
					'name'      => $name,
					'help'      => $help,
					'label_for' => $id,
				)
			);
		}
	}
);

/** The bot check is set once, in the head: `<html>` belongs to the theme, which need not print what plugins add to it. */
add_action(
	'wp_head',
	function () {
		foreach ( array_intersect_key( settings(), array_flip( OF_PAGE ) ) as $name => $value ) {
			printf( '<meta name="%s" content="%s">', esc_attr( 'haven-' . $name ), esc_attr( $value ) );
		}
	}
);
