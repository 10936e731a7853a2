import { createElement, type ReactNode, type SVGProps } from 'react';

type Shapes = readonly (readonly [tag: string, attributes: Record<string, string>])[];

/**
 * Replaces lucide's own maker of icons in browsers (`vite.config.ts`), with the same arguments. Theirs computes ten
 * attributes for every icon on a page, and a list of projects has 140. Ours draws the shapes once; everything common is in
 * the stylesheet, under `.icon`.
 */
export function drawnIcon(icon: { node: Shapes } | string, own: Shapes = []) {
  const shapes = (typeof icon === 'string' ? own : icon.node).map(([tag, attributes]) =>
    createElement(tag, attributes),
  );
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>): ReactNode {
    const look = { viewBox: '0 0 24 24', 'aria-hidden': true, className: `icon ${className}` };
    return createElement('svg', { ...look, ...rest }, shapes);
  };
}
