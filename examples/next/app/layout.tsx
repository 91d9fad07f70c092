import type { ReactNode } from 'react';

export const metadata = { title: 'An appeal', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" data-site-country-code="AUS">
      <body>{children}</body>
    </html>
  );
}
