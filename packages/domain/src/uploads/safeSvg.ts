import { xmlTokens } from './xmlTokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that render. None of them runs a script, animates, links or embeds a page. */
const ELEMENTS = words(`
  svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon image text tspan textPath style
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

const ATTRIBUTES = words(`
  id class style transform viewBox preserveAspectRatio version role aria-label aria-hidden
  x y width height cx cy r rx ry fx fy fr x1 y1 x2 y2 d points pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits
  in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent lighting-color kernelUnitLength scale xChannelSelector
  yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle stdDeviation radius baseFrequency numOctaves seed stitchTiles
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stop-color stop-opacity flood-color flood-opacity color color-interpolation color-interpolation-filters opacity display visibility overflow
  clip-path clip-rule mask filter marker marker-start marker-mid marker-end mix-blend-mode isolation paint-order shape-rendering image-rendering
  text-rendering vector-effect font-family font-size font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi writing-mode xml:space`);

/** Elements that refer to another element of the same drawing. */
const REFERRING = words('use textPath linearGradient radialGradient pattern filter');

/** Elements whose text is rendered. */
const WITH_TEXT = words('text tspan textPath title desc style');

/** Words by which a style could load or run something, and escapes that could hide one. */
const UNSAFE_STYLE = /[\\@<]|expression|javascript|behaviou?r|-moz-binding|image-set|(?:^|[^-])\b(?:image|src|element|cross-fade)\s*\(/i;
const URLS = /url\s*\([^)]*\)?/gi;
const OWN_URL = /^url\s*\(\s*(["']?)#[\w.:-]+\1\s*\)$/i;

/**
 * Whether a value or style sheet loads nothing: each address in it is a part of the drawing itself.
 */
const loadsNothing = (style: string): boolean => !UNSAFE_STYLE.test(style) && (style.match(URLS) ?? []).every((url) => OWN_URL.test(url));

const OWN_PART = /^#[\w.:-]+$/;
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,[\w+/=\s]+$/;

// oxlint-disable-next-line no-control-regex -- they are what XML does not allow
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escaped = (text: string): string =>
  text.replaceAll(NOT_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href')
    return element === 'image' ? EMBEDDED_PICTURE.test(value) : REFERRING.has(element) && OWN_PART.test(value);
  return ATTRIBUTES.has(name) && (name === 'aria-label' || loadsNothing(value));
}

const ROOT_NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/**
 * The name of an element without the svg prefix. Names of other namespaces stay unchanged and match
 * no list.
 */
const elementName = (name: string): string => name.replace(/^svg:/, '');

/**
 * Sanitizes an SVG: keeps only listed elements and attributes, addresses within the drawing,
 * embedded pictures, and styles that load nothing. The document is rebuilt from these parts,
 * without document type, comments and entities. See OWASP ASVS 5.0.0, V1.3.4.
 *
 * @returns null for a text that is not well-formed, or not an SVG
 * @example safeSvg('<svg onload="x()"><script/><path d="M0 0"/></svg>')
 * // '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">' +
 * //   '<path d="M0 0"/></svg>'
 */
export function safeSvg(source: string): string | null {
  const written: string[] = [];
  const open: { name: string; element: string; isKept: boolean }[] = [];
  let hasRoot = false;
  let style = '';
  for (const token of xmlTokens(source)) {
    const parent = open.at(-1);
    if (token.kind === 'bad') return null;
    if (token.kind === 'text') {
      if (parent === undefined && token.text.trim() !== '') return null;
      if (parent?.isKept !== true || !WITH_TEXT.has(parent.element)) continue;
      if (parent.element === 'style') style += token.text;
      else written.push(escaped(token.text));
    } else if (token.kind === 'open') {
      const element = elementName(token.name);
      if (parent === undefined && (hasRoot || element !== 'svg')) return null;
      const isKept = parent?.isKept !== false && parent?.element !== 'style' && ELEMENTS.has(element);
      if (isKept && element === 'style') style = '';
      else if (isKept) {
        const attributes = [...token.attributes].filter(([name, value]) => isSafeAttribute(element, name, value));
        const text = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
        written.push(`<${element}${hasRoot ? '' : ROOT_NAMESPACES}${text}${token.isEmpty ? '/' : ''}>`);
      }
      hasRoot = true;
      if (!token.isEmpty) open.push({ name: token.name, element, isKept });
    } else {
      open.pop();
      if (parent?.name !== token.name) return null;
      if (!parent.isKept) continue;
      if (parent.element !== 'style') written.push(`</${parent.element}>`);
      else if (loadsNothing(style)) written.push(`<style>${escaped(style)}</style>`);
    }
  }
  return hasRoot && open.length === 0 ? written.join('') : null;
}
