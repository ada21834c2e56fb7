import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanIcons } from './vite/leanIcons.ts';
import { leanRoutes } from './vite/leanRoutes.ts';
import { leanScreens } from './vite/leanScreens.ts';
import { relay } from './vite/relay.ts';

/**
 * Each file costs a round trip on a slow line, so what pages share comes in a few files, one a layer: a layer needs only those
 * above it. What a single page needs stays in that page's own file.
 */
const CHUNKS = [
  {
    name: 'base',
    test: /node_modules\/((react|react-dom|scheduler|styled-components|stylis|@emotion|tslib|wouter|regexparam|use-sync-external-store)\/(?!.*with-selector)|@babel\/runtime\/helpers\/esm\/)|app\/vite\/lucideIcon/,
  },
  { name: 'relay-runtime', test: /node_modules\/(relay-runtime|react-relay|fbjs|invariant|cross-fetch|@babel)\/|app\/vite\/relayHooks/ },
  // The rules of visitors' forms. The other fields are for staff.
  {
    name: 'form-rules',
    test: /node_modules\/zod\/|domain\/src\/(forms\/(validateWith|visibleText)|auth\/(loginForm|email|emailAddress))\./,
  },
  // The rules of the forms of a new account and of a profile.
  {
    name: 'account-rules',
    test: /domain\/src\/(auth\/(signUpForm|facebookProfile|password|normalizePassword)|forms\/(clean(Line|Paragraphs)|genericMessages|textField|untilStable))\./,
  },
  { name: 'form-library', test: /node_modules\/(final-form|react-final-form)\// },
  // Needed before any page: the rules of navigation and access, the session, the routing, the footer, and the kit's plainest parts.
  {
    name: 'core',
    test: new RegExp(
      [
        'domain/src/(navigation/(?!breadcrumbs|reservedSlugs|searchResultPath)|errors/(?!page)|auth/(authTiming|clientErrors)|access/(audience|can|hasRole|roles|roleGroups|roleInUse|routeAccess|specialRoutes))',
        'domain/src/(access/footerLinks|consent/consentPath|time/manila(Year)?)\\.',
        'app/src/(App\\.|consent/followConsentForms|keepTyped|clientErrors/watchErrors|session/(?!.*(impersonate|isUnanswered|lookedAt|pause\\.|rememberedRole|sendMutation|twoStep|useEntryForm|useAccountRecovery|useSignOut|witchRole))|routing/(?!PageHead|missingCode|QueryOnOpen|hasDestination|recordNumber|useOpens|useSiteUrl)|shell/(layouts|shellComponents|NotFound|FullPageFailure|LayoutFooter|hrefOf|useOffline)\\.)',
        'ui/src/(tokens/(?!GlobalStyle|colour)|primitives/(Button|ButtonLink|buttonStyle|Heading|Icon|Link|LinkProvider|linkContext|Row|Stack|Text|VisuallyHidden)\\.)',
        'ui/src/(patterns/FullPageError|components/(shell/Footer\\.|art/(Logo|covers/swellPath))|components/feedback/(Alert|NavigationProgress|Toaster|showToast|toneIcon))',
      ].join('|'),
    ),
  },
  // The frame around a page of a visitor, with the parts, amounts and days of a checkout and an order; a funnel needs the covers besides.
  {
    name: 'kit-frame',
    test: /ui\/src\/(primitives\/(Badge|Card|IconButton|Page|ReadColumn|SkipLink|dataUseContext|iconButtonStyle)\.|components\/(shell\/(StickyActions|TopBar)|feedback\/OfflineBanner)|patterns\/AppLayout)|icons\/(chevron-down|download|file-text)\.|app\/src\/(shell\/(LowDataNotice|LowDataProvider|lowDataContext)|overlays\/Overlays)\.|domain\/src\/(files\/lowData(Cookie)?|money\/(centavos|currency|formatPeso)|time\/(formatDate|instant|isoDay|manilaClock|manilaDate))\./,
  },
  // Rules that the pages of members share. Rules that only staff need stay with their pages.
  {
    name: 'page-rules',
    test: /domain\/src\/(?!.*(Form|List|Search|applyDiscount|breadcrumbs|calendarNames|compareLevels|completionRule|isPositionDue|isWatchedEnough|reservedSlugs|roundQuote|splitTotal|lessonDoneText|contentFilters|flagMatrix|flagLabels|functionFlags|heldFlags|impersonation|levelPreview|manilaDay|manilaMonths|maySell|pageFlags|communityName|contentName|roleNames|roleRank|timeSlots|timeZones|zonedTime|whyNotSaveLevel|personLevels|clockSeconds|createButtons|lessonFilePurposes|lessonTypes|mainMenu|quickCreate|accountMenu|accountLinks|footerLinks|formatTime|listPages|savedRole|searchResultPath|searchTypes|teamMenus|timeAgo|uploadProblem|userMenu|moveLesson|whoOpensText)\.ts$)(access|courses|money|navigation|time)\/|domain\/src\/(courses\/courseSearch|uploads\/file(Category|SizeText|Title))\./,
  },
  // The covers of courses: sign-in pages and forms show none.
  { name: 'covers', test: /ui\/src\/components\/art\/(Cover\.|covers\/)|domain\/src\/files\/pictureSources\./ },
  // Parts on every page of a member, and the icons of menus. The rest of the kit stays with the pages that show it.
  {
    name: 'kit-pages',
    test: /ui\/src\/(primitives\/(?!Chip|Columns|Divider|Progress|Segments|Skeleton|XpChip)|components\/(shell\/(AccountMenu|Bell|ProfileMenu\.|RoleBadge|menuKeyTarget|useMenuButton)|feedback\/(Banner|EmptyState|ErrorState)|art\/(?!Scene|vignetteDrawings))|patterns\/(PageHead|PageError|ReadingLayout))|icons\/(book-open|calendar-days|chevron-right|circle-user-round|house|link|search|users-round|wallet)\./,
  },
  // A picture in a text, and on the card of a win.
  { name: 'content-picture', test: /ui\/src\/components\/data\/ContentPicture\./ },
  // The icons of finished lessons and of the lesson list.
  { name: 'lesson-icons', test: /icons\/(check|list)\./ },
  // A button that copies a text, without the icon of finished lessons, which it shares.
  { name: 'copy', test: /ui\/src\/components\/data\/(CopyButton|copyText)\.|icons\/copy\./ },
  // The place of a player comes with the lesson, the player after it.
  {
    name: 'media-frame',
    test: /ui\/src\/components\/learning\/(mediaFrame|MediaSkeleton)|ui\/src\/patterns\/BesideLayout\.|icons\/play\.|app\/src\/shared\/media\//,
  },
  // The hint for browsers that save no files.
  { name: 'in-app', test: /app\/src\/shared\/uploads\/(DownloadHelp|useIsInApp)\.|domain\/src\/clientErrors\/appBrowser\./ },
  // The state of publication, in the lists of staff and on the pages of members.
  { name: 'publication', test: /domain\/src\/content\/publication\./ },
  { name: 'skeleton', test: /ui\/src\/primitives\/Skeleton/ },
  { name: 'modal', test: /ui\/src\/components\/feedback\/(modalStack|useModalDialog)\./ },
  // Written text, in a lesson and in the description of a course.
  { name: 'rich-text', test: /ui\/src\/components\/learning\/(RichText|prose)/ },
  // The frame of members, and what stands in for a page that cannot be shown.
  {
    name: 'member-frame',
    test: /app\/src\/(registry\/memberLoads\.|notifications\/(BellMenu|bellChannel)\.|search\/SearchBox\.|relay\/(?!useCreate|useIdempotencyKey|useLoaded)|shell\/(AccountMenu|LayoutNotice|currentHref|hrefOf|FailedScreen)\.|routing\/PageHead\.|session\/isUnanswered\.)|ui\/src\/components\/feedback\/(connectionLost|showLoadError)\./,
  },
  // The bar around the pages of members, which staff have only there.
  { name: 'member-bar', test: /app\/src\/shell\/(MemberLayout|useMainNavigation)\./ },
  // The menu of the team, in its sidebar, and in its bar around the pages of members.
  { name: 'team-menu', test: /domain\/src\/access\/mainMenu\./ },
  {
    name: 'entry-page',
    test: /app\/src\/public\/auth\/(EntryPage|carriedEmail)\.|ui\/src\/(patterns\/AuthPage|components\/art\/Scene)\./,
  },
  {
    name: 'account-recovery',
    test: /app\/src\/(public\/auth\/(requestCode|useHomeIfSignedIn)|session\/useAccountRecovery)\.|domain\/src\/auth\/(missingFunctionError|recoveryTexts|resetLink)\./,
  },
  // One file each instead of several: every page names the files that its layouts may load.
  { name: 'staff-parts', test: /icons\/(plus|settings|users)\.|domain\/src\/access\/quickCreate\./ },
  { name: 'client-errors', test: /app\/src\/clientErrors\/reportError\.|domain\/src\/clientErrors\/clientErrorKinds\./ },
  // Loads after the page; the search needs a part of it.
  { name: 'late-parts', test: /app\/src\/(search\/search(Keys|Opener)|shell\/lateParts)\./ },
  // Reads the address of a list, for visitors, members and staff.
  { name: 'list-search', test: /domain\/src\/lists\/(defineList|enumName|listSearch|readFilter)\./ },
  // The lists that the table of staff screens reads its variables by.
  {
    name: 'staff-lists',
    test: /domain\/src\/(access\/accessLevelsList|changelog\/changelog(List|Status)|courses\/coursesList|journey\/stagesList|users\/peopleLists)\.|app\/src\/(admin\/idIn|staff\/hubs\/hubLinks)\./,
  },
  {
    name: 'member-events',
    test: /app\/src\/(shared\/events\/eventPeriods|member\/events\/(myEventsAddress|screens))\.|domain\/src\/(events\/eventFilters|lists\/enumName)\./,
  },
  { name: 'hubs', test: /app\/src\/member\/hubs\/(contentParts|screens)\.|domain\/src\/(access\/contentName|courses\/contentFilters)\./ },
  // The look of an input: a search field needs no more of a form.
  { name: 'input', test: /ui\/src\/components\/forms\/(comboboxButtonStyle|fieldProps|inputStyle)\./ },
  {
    name: 'kit-fields',
    test: /ui\/src\/(components\/forms\/(Field|FieldNote|fieldControl|findField|labelStyle|PasswordField|TextField)|forms\/focusFirstError)\.|session\/useEntryForm\.|domain\/src\/auth\/authTexts\./,
  },
  // A day and its time are entered together.
  { name: 'date-fields', test: /ui\/src\/components\/forms\/(DateField|TimeField)\./ },
];

/** The chunks that the page names: every other one has them already. */
const IN_PAGE = /\/(base|core|rolldown-runtime)-[^/]*$/;

/** The chunks that the frame of members is made of: what it, a lesson or a player in it loads on a press has them already. */
const IN_FRAME = /\/(kit-frame|kit-pages|member-bar|member-frame|page-rules|relay-runtime)-[^/]*$/;
const FRAME = /\/(LessonScreen|media-frame|member-bar|member-frame)-[^/]*$/;

/** Seldom needed: the list of what they need loads with them, instead of with every page. */
const SELDOM = /\/(HeldSession|SecondFactorScreen|ToastStack|rememberedRole|submitConsent)-[^/]*$/;

const NOTHING = join(import.meta.dirname, 'vite/nothing.js');

/**
 * Relay, styled-components and the icons without the parts that are never called. Figures are kB
 * of a first load that an entry saves, compressed with brotli; `leanIcons` saves 0.3 for visitors,
 * 0.8 for members and 1.5 for staff, `leanRoutes` 0.5 and `leanScreens` 0.1 for everyone.
 */
const LEAN = [
  // 1.1 on pages with Relay.
  { find: /^react-relay\/hooks$/, replacement: join(import.meta.dirname, 'vite/relayHooks.js') },
  // The other implementations are in use, because ENABLE_ACTIVITY_COMPATIBILITY is on by default: 1.0 on pages with Relay.
  { find: './useFragmentInternal_CURRENT', replacement: NOTHING },
  { find: './useLoadMoreFunction', replacement: 'react-relay/lib/relay-hooks/useLoadMoreFunction_EXPERIMENTAL.js' },
  { find: './useQueryLoader', replacement: 'react-relay/lib/relay-hooks/useQueryLoader_EXPERIMENTAL.js' },
  // Exports that nothing here calls: updatable queries, subscriptions, functions of former versions: 3.5 on pages with Relay.
  {
    find: /^\.\/(experimental|mutations\/applyOptimisticMutation|createUpdatableProxy|network\/RelayQueryResponseCache|query\/fetchQuery_DEPRECATED|store\/NormalizationEngine|subscription\/requestSubscription|util\/createPayloadFor3DField)$/,
    replacement: NOTHING,
  },
  // `configs` of a mutation; ours have updaters: 0.5 on pages with Relay.
  { find: /^\.\/(mutations\/)?RelayDeclarativeMutationConfig$/, replacement: NOTHING },
  // 0.9 on every page.
  { find: '../createLucideIcon.mjs', replacement: join(import.meta.dirname, 'vite/lucideIcon.js') },
  // 1.1 on every page.
  { find: './Prefixer.js', replacement: join(import.meta.dirname, 'vite/noPrefixes.js') },
];

/** The domain's guards against plain JavaScript. The application is type-checked, so its bundle leaves them out: 0.1 kB for visitors, 0.3 for members. */
const GUARDS = ['checkDates', 'checkGiven', 'checkKnown', 'checkPattern', 'checkPeriod', 'checkEventTimes'];

/** Files name each other: with a character less in each hash a page loads 0.2 kB less, and two files still never share one. */
const HASHED = 'assets/[name]-[hash:7].js';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: LEAN },
  plugins: [relay(), leanIcons(), leanRoutes(), leanScreens(), react({ compiler: true })],
  // The same names for styled components on the server and in the browser, and styles without their indentation.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A script that asks for more has what the page itself names.
      resolveDependencies: (file, deps, { hostId, hostType }) =>
        hostType === 'html'
          ? deps
          : SELDOM.test(file)
            ? []
            : deps.filter((dep) => !IN_PAGE.test(dep) && !(IN_FRAME.test(dep) && FRAME.test(hostId))),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['styled', 'createGlobalStyle', 'css', 'keyframes', ...GUARDS] },
      output: {
        ...(isSsrBuild !== true && { entryFileNames: HASHED, chunkFileNames: HASHED }),
        codeSplitting: { groups: CHUNKS.map((chunk, index) => ({ ...chunk, priority: CHUNKS.length - index })) },
      },
    },
  },
  // The host stays as the browser wrote it: the server refuses writes whose Origin is another host.
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:4000', changeOrigin: false } } },
}));
