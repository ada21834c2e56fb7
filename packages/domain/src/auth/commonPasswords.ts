import { LISTED_PASSWORDS } from './listedPasswords.ts';
import { normalizePassword } from './normalizePassword.ts';

/** The error for a password that is easy to guess. */
export const COMMON_PASSWORD = 'This password is too easy to guess. Choose another one.';

/**
 * The most frequent base words of passwords, in this community and elsewhere. Lower case, without
 * trailing digits.
 */
const WORDS = `
admin administrator alaska alexander amanda america andrea angel angelica angeline angelo anthony apple arsenal asdf asdfgh asdfghjkl
ashley atlas austin babygirl badboy bananas barcelona barkada baseball basketball batman bayani beautiful beloved bestfriend blessed
blink butterfly buttercup calvin cebucity champion charlie chelsea cheese chicken chocolate chris christian christine coffee college
community computer consuelo cookie cookies cowboys cristina dancer daniel danielle dallas davao davaocity destiny diamond dolphin
dragon eagle eagles edward elephant eminem enrique facebook family filipino filipinas flower flowers football forever forevermore
francis freedom freelance freelancer freelancing friend friends ganda gandako george ginebra godbless godislove godisgood google
grace guitar gwapo gwapoko hannah happiness happy harley heaven hello hellokitty helloworld heart hottie hunter iloilo iloveyou
iloveme ilovegod ilovejesus iloveu internet jasmine jasper jayson jennifer jericho jessica jesus jesuschrist jesusislord jonathan
jordan jordan joseph joshua juandelacruz justin kapamilya kapuso kapatid karen katrina kaibigan killer kimberly kristine ladybug
lakers laptop letmein liberty liverpool lollipop london lovelove lovely loveme lover loverboy loveyou mabuhay maganda magandang mahal
mahalkita mahalko mahalkosya maharlika malaya manchester manila margaret maria mariposa marvin master masterkey matthew maxwell
melissa member members membership mercedes merlin michael michelle microsoft minecraft monday money monkey mother mustang naruto
nicholas nicole ninja nothing november october online pacquiao palawan pamilya pangako passcode password passw0rd p@ssword p@ssw0rd
pass patrick peanut pepper perfect philippines phoenix pilipinas pinoy pinay pikachu pogi pogiako pokemon portfolio prettygirl
princess purple pussycat qazwsx qazwsxedc qwer qwerty qwertyui qwertyuiop q1w2e3r4 q1w2e3r4t5 qwe rachel rainbow ranger raymond
rebecca richard robert rockstar rockyou salamat samantha samsung santiago santos sarah scooter secret september shadow shakira
shopping silver simple slipknot snoopy soccer spider spiderman spongebob spring starwars strawberry success summer sunday
sunflower sunshine superman superstar sweetheart sweety swimming tagalog teacher teamlead tequiero test testing thomas tigger tinkerbell tribe
trustno treasure tropical tweety twilight unicorn user valentine valerie vanessa victoria victory virgin virtual virtualassistant
wallet walangforever watermelon welcome whatever william winner winter wonderful workfromhome xavier yankees yellow youtube zxcvbn
zxcvbnm changeme default guest letmein login mypassword newpassword nopassword root temp temporary
`;

/** Common passwords that are not a word with an ending. */
const OTHERS = `
12345678 123456789 1234567890 01234567 012345678 0123456789 09123456789 0987654321 10203040 1029384756 11112222 11223344 112233445566 12121212 12123434 12312312
123123123 1232323q 12341234 123454321 12345abc 1234abcd 1234asdf 1234qwer 123654789 123698745 123789456 123abc123 123qwe123
123qweasd 123qweasdzxc 13131313 131313131 13579246 135792468 13243546 14141414 14344mahal 14344143 143143143 1431431431 147147147
147258369 14789632 147852369 147896325 15151515 159159159 159357159 159753456 18273645 19191919 1a2b3c4d 1password 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz 20202020 2020202020 20242024 20252025 20262026 21212121 22334455
23232323 23456789 246813579 24681012 25252525 258456123 31415926 32132132 321321321 33445566 36925814 369258147 43214321 44445555
45454545 456123789 456456456 456789123 51505150 55667788 56565656 654321654321 66778899 67896789 69696969 741852963 753951456 77889900
78787878 789456123 789789789 87654321 876543210 88776655 89898989 963852741 963258741 987456321 98765432 987654321 9876543210 99887766
a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a123456a aa123456 aa12345678 aaa11111 abc12345 abc123456 abc123abc abcd1234 abcd12345 abcde123 abcdef12
abcdefg1 abcdefgh abcdefghi abcdefghij abcdefghijk asd123asd asdasd123 asdasdasd asdf1234 asdf12345 asdfasdf asdf;lkj azerty123
azertyuiop bismillah d1lakiss fuckyou1 fuckyou123 g_czechout gfhjkmgfhjkm i1loveyou iloveyou143 iloveyou2 ncc1701d ncc1701e
p4ssw0rd pa$$w0rd pa55w0rd pa55word passwort poiuytrewq qazxswedc qwaszx12 qwe123qwe qweasd123 qweasdzxc qweqweqwe qwer1234 qwertyqwerty
qwerty12345 rush2112 q2w3e4r5 thx1138 trustno1 wsxedcrfv x35v8l xiaozhe zaq12wsx zaq1xsw2 zaq1zaq1 zxcasdqwe zxcv1234 zxcvbnm1 zxczxczxc
`;

const listed = (text: string): string[] => text.trim().split(/\s+/);

/** Characters people append to a word when a password needs more. */
const ENDING = /[0-9!@#$%^&*?._-]{0,8}$/;

/**
 * Rejected passwords, and base words of passwords. Server only: keep it out of the browser's
 * bundle.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  .../* @__PURE__ */ listed(LISTED_PASSWORDS),
  .../* @__PURE__ */ listed(WORDS),
  .../* @__PURE__ */ listed(OTHERS),
]);

/**
 * Whether a password is among the most common ones. Matches one of 17,948 passwords from leaks of
 * other sites, in any case; an entry of the list followed by up to eight digits or symbols
 * (Password123!); or one character repeated. Not required by the specification; a product decision.
 *
 * @example isCommonPassword('Mahalkita143') // true
 */
export function isCommonPassword(password: string): boolean {
  const lower = normalizePassword(password).trim().toLowerCase();
  return COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(lower.replace(ENDING, '')) || /^(.)\1*$/u.test(lower);
}
