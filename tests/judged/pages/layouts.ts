/**
 * The kinds of markup that opportunity pages have, with what surrounds an article: related posts, advertisements, a
 * cookie banner.
 */
export type Layout = (page: {
  title: string;
  body: string;
  neighbours: readonly Neighbour[];
  site: string;
}) => string;

interface Neighbour {
  title: string;
  teaser: string;
}

const cookies = `<div class="cookie-notice" id="cookie-notice" role="dialog"><p>We use cookies until 31 December 2027. <a href="/privacy">Read more</a></p><button>OK</button></div>`;
const advert = `<div class="ad-slot"><ins class="adsbygoogle"></ins><p>Win $5,000 today! Offer ends 1 June 2027. <a href="https://ads.example/">Apply now</a></p></div>`;
const slug = (title: string) => `/${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}/`;

const head = (title: string, site: string) =>
  `<head><meta charset="utf-8"><title>${title} | ${site}</title><meta property="og:site_name" content="${site}"><meta property="og:title" content="${title}"></head>`;

const wordpress: Layout = ({ title, body, neighbours, site }) => `<!doctype html><html>${head(title, site)}
<body class="single single-post has-sidebar">${cookies}<div id="page" class="site"><header id="masthead" class="site-header"><a href="/">${site}</a><nav><ul><li><a href="/s">Scholarships</a></li><li><a href="/i">Internships</a></li></ul></nav></header>
<div id="content" class="site-content"><div id="primary" class="content-area"><main id="main" class="site-main"><article id="post-7" class="post-7 post hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1><div class="entry-meta">Posted on <time datetime="2026-11-02T08:00:00+00:00">2 November 2026</time> by Editor</div></header>
<div class="entry-content">${body}${advert}<div class="sharedaddy"><a href="https://facebook.com/x">Share</a></div></div></article>
<div class="related-posts"><h3>Related Posts</h3>${neighbours.map((one) => `<div class="related-post"><h4><a href="${slug(one.title)}">${one.title}</a></h4><p>${one.teaser}</p></div>`).join("")}</div>
<div id="comments" class="comments-area"><h2>2 thoughts on “${title}”</h2><ol class="comment-list"><li class="comment"><p>Is the deadline 9 March 2027 or later? I have a diploma, fully funded?</p></li></ol></div></main></div>
<aside id="secondary" class="widget-area"><section class="widget"><h2>Recent Posts</h2><ul>${neighbours.map((one) => `<li><a href="${slug(one.title)}">${one.title}</a><br>${one.teaser}</li>`).join("")}</ul></section></aside></div><footer>© 2026 ${site}. Last updated 3 January 2027.</footer></div></body></html>`;

const blogger: Layout = ({
  title,
  body,
  neighbours,
  site,
}) => `<!doctype html><html>${head(title, site)}<body class="item-view">
<div id="outer-wrapper"><div class="header section" id="header"><div class="widget Header"><h1 class="title"><a href="/">${site}</a></h1></div></div>
<div id="main-wrapper"><div class="main section" id="main"><div class="widget Blog" id="Blog1"><div class="blog-posts hfeed"><div class="post hentry uncustomized-post-template"><h3 class="post-title entry-title">${title}</h3><div class="post-body entry-content" id="post-body-1"><div dir="ltr" style="text-align:left" trbidi="on">${body.replace(/<\/?p>/g, "<br />")}</div></div><div class="post-footer"><span class="post-labels">Labels: <a href="/l/x">fully funded</a>, <a href="/l/phd">PhD</a></span></div></div></div>
<div class="comments" id="comments"><h4>1 comment:</h4><p>Please extend to 20 May 2027</p></div><div class="blog-pager" id="blog-pager"><a href="${slug("older")}">Older Post</a></div></div></div></div>
<div id="sidebar-wrapper"><div class="sidebar section" id="sidebar"><div class="widget PopularPosts" id="PopularPosts1"><h2>Popular Posts</h2><div class="popular-posts"><ul>${neighbours.map((one) => `<li><div class="item-title"><a href="${slug(one.title)}">${one.title}</a></div><div class="item-snippet">${one.teaser}</div></li>`).join("")}</ul></div></div></div></div></div></body></html>`;

const elementor: Layout = ({
  title,
  body,
  neighbours,
  site,
}) => `<!doctype html><html>${head(title, site)}<body class="elementor-default elementor-page"><div data-elementor-type="header" class="elementor elementor-1 elementor-location-header"><section class="elementor-section"><div class="elementor-widget elementor-widget-nav-menu"><nav><a href="/">Home</a></nav></div></section></div>
<div data-elementor-type="single-post" class="elementor elementor-9 elementor-location-single"><section class="elementor-section"><div class="elementor-container"><div class="elementor-column elementor-col-66"><div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-theme-post-title"><div class="elementor-widget-container"><h1 class="elementor-heading-title">${title}</h1></div></div>
<div class="elementor-element elementor-widget elementor-widget-theme-post-content"><div class="elementor-widget-container">${body}</div></div></div></div>
<div class="elementor-column elementor-col-33"><div class="elementor-widget-wrap"><div class="elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2>Latest Opportunities</h2></div></div><div class="elementor-widget elementor-widget-posts"><div class="elementor-posts-container">${neighbours.map((one) => `<article class="elementor-post"><div class="elementor-post__text"><h3 class="elementor-post__title"><a href="${slug(one.title)}">${one.title}</a></h3><div class="elementor-post__excerpt"><p>${one.teaser}</p></div></div></article>`).join("")}</div></div></div></div></div></section></div>${cookies}</body></html>`;

const wix: Layout = ({
  title,
  body,
  neighbours,
  site,
}) => `<!doctype html><html>${head(title, site)}<body><div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER"><div class="x8Kq3"><a href="/">${site}</a></div></header><main id="PAGES_CONTAINER"><div class="HT5ybB"><div class="mesh-a1"><div id="comp-k1" class="KcpHeO"><h1 class="font_0"><span class="wixGuard">\u200b</span><span style="font-weight:bold">${title}</span></h1></div><div id="comp-k2" class="KcpHeO">${body.replace(/<p>/g, '<p class="font_8"><span class="color_15">').replace(/<\/p>/g, "</span></p>")}</div></div>
<section class="gq2bP"><h2 class="font_2">You may also like</h2><div class="gallery-x">${neighbours.map((one) => `<div class="item-x"><a href="${slug(one.title)}"><div class="t9">${one.title}</div></a><div class="d9">${one.teaser}</div></div>`).join("")}</div></section></div></main></div></div></body></html>`;

const drupal: Layout = ({
  title,
  body,
  neighbours,
  site,
}) => `<!doctype html><html>${head(title, site)}<body class="path-node page-node-type-opportunity"><div class="dialog-off-canvas-main-canvas"><div id="page-wrapper"><header role="banner"><div class="region region-header">${site}</div></header><div class="layout-container"><main role="main"><div class="region region-content"><div class="block block-page-title-block"><h1 class="page-title"><span class="field field--name-title">${title}</span></h1></div><div class="block block-system-main-block"><article class="node node--type-opportunity node--view-mode-full"><div class="node__content"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary">${body}</div></div></article></div>
<div class="views-element-container block block-views-blockrelated"><h2>Other opportunities</h2><div class="view view-related"><div class="view-content">${neighbours.map((one) => `<div class="views-row"><div class="views-field views-field-title"><span class="field-content"><a href="${slug(one.title)}">${one.title}</a></span></div><div class="views-field views-field-body"><div class="field-content">${one.teaser}</div></div></div>`).join("")}</div></div></div></div></main></div><footer role="contentinfo">Updated 4 February 2027</footer></div></div></body></html>`;

/** Old: the whole page is a table. */
const tables: Layout = ({ title, body, neighbours, site }) =>
  `<html>${head(title, site)}<body bgcolor="#fff"><table width="960"><tr><td colspan="2"><b>${site}</b></td></tr><tr><td width="200" valign="top"><b>More scholarships</b><br>${neighbours.map((one) => `<a href="${slug(one.title)}">${one.title}</a><br><font size="1">${one.teaser}</font><br>`).join("")}</td><td valign="top"><h1>${title}</h1>${body}</td></tr></table></body></html>`;

/** A theme with random class names, and related posts in a plain grid and within the text. */
const theme: Layout = ({ title, body, neighbours, site }) =>
  `<!doctype html><html>${head(title, site)}<body><div class="td-main"><div class="td-header-wrap"><div class="td-menu"><ul><li><a href="/a">Home</a></li><li><a href="/b">News</a></li></ul></div></div><div class="td-container"><div class="td-pb-row"><div class="td-pb-span8"><div class="td-post-header"><h1 class="entry-title">${title}</h1></div><div class="td-post-content tagdiv-type">${body}<p><strong>Also read:</strong> <a href="${slug(neighbours[0]?.title ?? "")}">${neighbours[0]?.title} (deadline 8 August 2027)</a></p></div></div><div class="td-pb-span4"><div class="td-block">${neighbours.map((one) => `<div class="td_module_6"><div class="item-details"><h3><a href="${slug(one.title)}">${one.title}</a></h3><div class="td-excerpt">${one.teaser}</div></div></div>`).join("")}</div></div></div></div></div></body></html>`;

export const layouts = { wordpress, blogger, elementor, wix, drupal, tables, theme };
