import type { Layout } from "./layouts.ts";

/** A second set of markup, as real themes and site builders write it today. */

const slug = (title: string) => `/${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}/`;

const gdpr = `<div id="cookie-law-info-bar" data-nosnippet="true"><span>This website uses cookies. Your choice is stored until 1 December 2027. <a role="button" id="cookie_action_close_header">Accept</a> <a href="/cookie-policy/">Read More</a></span></div>`;
const onetrust = `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><p>By clicking "Accept All Cookies", you agree to the storing of cookies until 30 November 2027.</p><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div>`;
const adUnit = `<div id="div-gpt-ad-1700000000-0" class="code-block code-block-3" style="margin:8px 0"><p>Study in Ireland! Apply before 6 June 2027 and save $3,000.</p><a href="https://ads.example/ireland">Apply Now</a></div>`;
const newsletter = `<div class="widget_mc4wp_form_widget"><form class="mc4wp-form"><p>Get scholarships in your inbox. The next letter comes on 9 December 2026.</p><input type="email" name="EMAIL"><input type="submit" value="Subscribe"></form></div>`;
const whatsapp = `<p style="text-align:center"><strong>Join our <a href="https://chat.whatsapp.com/x1">WhatsApp group</a> and <a href="https://t.me/x">Telegram channel</a> for daily updates</strong></p>`;

const head = (title: string, site: string, more = "") =>
  `<head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>${title} - ${site}</title><meta property="og:site_name" content="${site}"><meta property="og:title" content="${title} - ${site}">${more}</head>`;

/** WordPress with blocks (Twenty Twenty-Four): related posts are a query loop below the text. */
const blocks: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en-US">${head(title, site, '<meta property="article:published_time" content="2026-11-03T07:00:00+00:00">')}<body class="post-template-default single single-post wp-embed-responsive">${gdpr}<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group"><p class="wp-block-site-title"><a href="/">${site}</a></p><nav class="wp-block-navigation"><ul class="wp-block-navigation__container"><li><a href="/scholarships/">Scholarships</a></li><li><a href="/fully-funded/">Fully Funded</a></li><li><a href="/phd/">PhD</a></li></ul></nav></div></header>
<main class="wp-block-group" id="wp--skip-link--target"><div class="wp-block-group has-global-padding"><h1 class="wp-block-post-title">${title}</h1><div class="wp-block-template-part"><div class="wp-block-post-date"><time datetime="2026-11-03T07:00:00+00:00">November 3, 2026</time></div><div class="taxonomy-category wp-block-post-terms">in <a href="/fully-funded/">Fully Funded</a></div></div></div>
<div class="entry-content alignfull wp-block-post-content has-global-padding is-layout-constrained">${body.replaceAll("<table>", '<figure class="wp-block-table"><table>').replaceAll("</table>", "</table></figure>").replaceAll("<ul>", '<ul class="wp-block-list">')}${adUnit}</div>
<div class="wp-block-group"><h2 class="wp-block-heading">More posts</h2><div class="wp-block-query"><ul class="columns-3 wp-block-post-template">${neighbours.map((one, place) => `<li class="wp-block-post post-${place} post type-post"><h3 class="wp-block-post-title"><a href="${slug(one.title)}">${one.title}</a></h3><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">${one.teaser}&nbsp;[…]</p></div><div class="wp-block-post-date"><time datetime="2026-10-01T00:00:00+00:00">October 1, 2026</time></div></li>`).join("")}</ul></div></div></main></div></body></html>`;

/** Newspaper theme (tagDiv) with a related row inside the article and a sidebar of tabs. */
const newspaper: Layout = ({ title, body, neighbours, site }) =>
  `<!doctype html><html>${head(title, site)}<body class="td-standard-pack single-post">${onetrust}<div id="td-outer-wrap"><div class="td-header-template-wrap"><div class="tdb_header_menu"><ul class="tdb-block-menu"><li><a href="/"><div class="tdb-menu-item-text">Home</div></a></li></ul></div></div><div id="tdb-autoload-article"><div class="td-main-content-wrap"><article class="td-post-template"><div class="tdb_title"><div class="tdb-block-inner"><h1 class="tdb-title-text">${title}</h1></div></div><div class="tdb_single_date"><time class="entry-date" datetime="2026-11-05T00:00:00+00:00">November 5, 2026</time></div><div class="tdb_single_content"><div class="tdb-block-inner td-fix-index">${whatsapp}${body}<div class="td_block_wrap td_block_related"><h4 class="td-block-title"><span>See also</span></h4><div class="td_mod_related_posts">${neighbours.map((one) => `<div class="td_module_related"><div class="item-details"><h3 class="entry-title td-module-title"><a href="${slug(one.title)}">${one.title}</a></h3><p>${one.teaser}</p></div></div>`).join("")}</div></div></div></div></article>
<div class="vc_column tdi_80"><div class="td_block_wrap tdb_sidebar"><h4>Latest</h4>${neighbours.map((one) => `<div class="td_module_flex"><div class="td-module-meta-info"><h3 class="entry-title"><a href="${slug(one.title)}">${one.title}</a></h3><div class="td-excerpt">${one.teaser}</div></div></div>`).join("")}</div></div></div></div></div></body></html>`;

/**
 * Blogger "Contempo": the text is one div with line breaks; related posts come in a FeaturedPost and a PopularPosts
 * widget.
 */
const contempo: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html dir="ltr" lang="en-GB">${head(title, site)}<body class="item-view version-1-3-3 variant-indie_light"><div class="page"><div class="bg-photo-overlay"></div><div class="page_body"><div class="centered"><header class="centered-top-container"><div class="centered-top"><div class="widget Header"><div><h1><a href="https://news.example/">${site}</a></h1></div></div></div></header><div class="vertical-ad-container no-items section" id="ads"></div><main class="centered-bottom" id="main" role="main"><div class="main section" id="page_body"><div class="widget Blog" data-version="2" id="Blog1"><div class="blog-posts hfeed container"><article class="post-outer-container"><div class="post-outer"><div class="post"><h3 class="post-title entry-title">${title}</h3><div class="post-header"><div class="post-header-line-1"><span class="byline post-timestamp"><time class="published" datetime="2026-11-04T01:12:00-08:00">November 04, 2026</time></span></div></div><div class="post-body entry-content float-container" id="post-body-7">${body.replaceAll("<p>", "<div>").replaceAll("</p>", "<br /></div><div><br /></div>")}</div><div class="post-bottom"><div class="post-footer float-container"><span class="byline post-labels"><span class="byline-label">Labels:</span> <a href="/search/label/Masters" rel="tag">Masters</a> <a href="/search/label/Canada" rel="tag">Canada</a></span></div></div></div></div></article></div></div>
<div class="widget FeaturedPost" data-version="2" id="FeaturedPost1"><h3 class="title">Featured post</h3><div class="widget-content">${neighbours
    .slice(0, 1)
    .map(
      (one) =>
        `<h3 class="post-title"><a href="${slug(one.title)}">${one.title}</a></h3><div class="snippet-container"><div class="r-snippetized">${one.teaser}</div></div>`,
    )
    .join(
      "",
    )}</div></div><div class="widget PopularPosts" data-version="2" id="PopularPosts9"><h3 class="title">Popular posts from this blog</h3><div class="widget-content"><div role="feed">${neighbours.map((one) => `<article class="post" role="article"><h3 class="post-title"><a href="${slug(one.title)}">${one.title}</a></h3><div class="item-content"><div class="popular-posts-snippet"><div class="snippet-container"><div class="snippet-item r-snippetized">${one.teaser}</div></div></div></div></article>`).join("")}</div></div></div></div></main></div></div></div></body></html>`;

/** Elementor Pro: every paragraph is a widget, and the facts are an icon list. */
const elementorPro: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html>${head(title, site)}<body class="elementor-default elementor-kit-5"><header data-elementor-type="header" class="elementor elementor-location-header"><div class="e-con-full e-flex e-con"><div class="elementor-widget-theme-site-logo"><a href="/">${site}</a></div></div></header><div data-elementor-type="single-post" class="elementor elementor-location-single"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h1 class="elementor-heading-title elementor-size-default">${title}</h1></div></div>${body
    .split(/(?<=<\/(?:p|ul|ol|table|h2|h3)>)/)
    .map(
      (part) =>
        `<div class="elementor-element elementor-widget elementor-widget-text-editor" data-widget_type="text-editor.default"><div class="elementor-widget-container">${part}</div></div>`,
    )
    .join(
      "",
    )}</div></div><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-widget elementor-widget-heading"><h2 class="elementor-heading-title">You might also be interested in</h2></div><div class="elementor-widget elementor-widget-loop-grid"><div class="elementor-loop-container elementor-grid">${neighbours.map((one) => `<div class="elementor e-loop-item post type-post"><div class="elementor-element e-con"><h4 class="elementor-heading-title"><a href="${slug(one.title)}">${one.title}</a></h4><div class="elementor-widget-theme-post-excerpt"><div class="elementor-widget-container">${one.teaser}</div></div></div></div>`).join("")}</div></div></div></div></div><footer class="elementor elementor-location-footer"><p>© 2026</p></footer>${gdpr}</body></html>`;

/** Wix blog: a post in rich content nodes, related posts as "Recent Posts". */
const wixBlog: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html>${head(title, site)}<body class="responsive"><div id="SITE_CONTAINER"><div id="site-root"><div id="masterPage" class="mesh-layout"><header id="SITE_HEADER" class="xU8fqS"><nav class="HXnvDO">${site}</nav></header><main id="PAGES_CONTAINER" tabindex="-1"><div id="SITE_PAGES"><div data-hook="post-page" class="blog-post-page-font"><article class="jOVHBj"><div class="post-header"><span data-hook="time-ago">Nov 6, 2026</span> <span data-hook="time-to-read">3 min read</span></div><h1 class="post-title" data-hook="post-title"><span class="post-title__text">${title}</span></h1><div data-hook="post-description"><div data-id="rich-content-viewer"><div class="rich-content-viewer"><div class="moxNr">${body.replace(/<p>/g, '<p class="sT-0E" dir="auto"><span class="q7kvy"><span>').replace(/<\/p>/g, "</span></span></p>")}</div></div></div></div></article></div><section data-hook="related-posts"><div><p class="qsLWW">Recent Posts</p><a href="/blog">See All</a></div><div class="gallery-list">${neighbours.map((one) => `<article class="item-r"><a data-hook="recent-post-list-item__title" href="${slug(one.title)}"><div class="post-title">${one.title}</div></a><div class="description">${one.teaser}</div></article>`).join("")}</div></section></div></main></div></div></div></body></html>`;

/** A university's Drupal site: accordions, a fact box beside the text, a view of other calls. */
const university: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html lang="en" dir="ltr">${head(title, site)}<body class="path-node page-node-type-page"><a href="#main-content" class="visually-hidden focusable">Skip to main content</a><div id="sliding-popup" class="sliding-popup-bottom"><div class="eu-cookie-compliance-banner"><p>We use cookies on this site. Last changed 2 May 2027.</p></div></div><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><header class="navbar" role="banner"><div class="region region-navigation">${site}</div></header><div role="main" class="main-container container js-quickedit-main-content"><div class="row"><section class="col-sm-9"><ol class="breadcrumb"><li><a href="/">Home</a></li><li><a href="/funding">Funding</a></li></ol><h1 class="page-header"><span property="schema:name">${title}</span></h1><a id="main-content"></a><div class="region region-content"><article role="article" about="/node/12" class="page full clearfix"><div class="content"><div class="field field--name-field-paragraphs field--type-entity-reference-revisions">${body
    .split(/(?=<h[23]>)/)
    .map(
      (part) =>
        `<div class="field--item"><div class="paragraph paragraph--type--text paragraph--view-mode--default"><div class="field field--name-field-text field--type-text-long">${part}</div></div></div>`,
    )
    .join(
      "",
    )}</div></div></article></div></section><aside class="col-sm-3" role="complementary"><div class="region region-sidebar-second"><section class="views-element-container block"><h2 class="block-title">Other calls</h2><div class="view-content">${neighbours.map((one) => `<div class="views-row"><a href="${slug(one.title)}" hreflang="en">${one.title}</a><div class="teaser">${one.teaser}</div></div>`).join("")}</div></section></div></aside></div></div><footer class="footer container" role="contentinfo">Page updated 4 February 2027</footer></div></body></html>`;

/** A ministry's old page: tables for the layout, font tags, no heading. */
const ministry: Layout = ({ title, body, neighbours, site }) =>
  `<HTML>${head(title, site)}<BODY BGCOLOR="#FFFFFF"><CENTER><TABLE WIDTH="780" BORDER="0" CELLPADDING="4"><TR><TD COLSPAN="3" BGCOLOR="#006600"><FONT COLOR="white" SIZE="5">${site}</FONT></TD></TR><TR><TD WIDTH="160" VALIGN="top"><FONT SIZE="2"><A HREF="/">Home</A><BR><A HREF="/news">News</A><BR><A HREF="/tenders">Tenders</A></FONT></TD><TD VALIGN="top"><FONT SIZE="4"><B>${title}</B></FONT><BR><BR><FONT SIZE="2">${body}</FONT></TD><TD WIDTH="170" VALIGN="top" BGCOLOR="#EEEEEE"><FONT SIZE="1"><B>NOTICES</B><BR>${neighbours.map((one) => `<A HREF="${slug(one.title)}">${one.title}</A><BR>${one.teaser}<BR><BR>`).join("")}</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`;

/** An article with links to related posts between the paragraphs. */
const interrupted: Layout = ({ title, body, neighbours, site }) =>
  `<!DOCTYPE html><html>${head(title, site)}<body class="single"><div id="wrapper"><div id="header"><div class="logo">${site}</div><ul class="menu"><li><a href="/a">Home</a></li></ul></div><div id="container"><div id="content"><div class="post"><h1 class="title">${title}</h1><p class="postmeta">By Admin | 1 November 2026 | 12 Comments</p>${whatsapp}<div class="post-single-content box mark-links">${body
    .split(/(?<=<\/p>)/)
    .map((part, place) =>
      place === 1 && neighbours[1]
        ? `${part}<p><strong><span style="color:#ff0000">READ ALSO:</span> <a href="${slug(neighbours[1].title)}">${neighbours[1].title} (Deadline: 20 January 2027)</a></strong></p>`
        : part,
    )
    .join(
      "",
    )}<h3>Similar Scholarships</h3><ul>${neighbours.map((one) => `<li><a href="${slug(one.title)}">${one.title}</a> – ${one.teaser}</li>`).join("")}</ul>${newsletter}</div></div><div id="comments"><ol class="commentlist"><li>Grace says: I have a bachelor's degree, is it still open until 30 May 2027?</li></ol></div></div><div id="sidebar"><div class="widget"><h3>Popular</h3><ul>${neighbours.map((one) => `<li><a href="${slug(one.title)}">${one.title}</a></li>`).join("")}</ul></div></div></div></div></body></html>`;

export const themeLayouts = {
  blocks,
  newspaper,
  contempo,
  elementorPro,
  wixBlog,
  university,
  ministry,
  interrupted,
};
