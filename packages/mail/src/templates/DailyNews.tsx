import { truncate } from '@atlas/domain/lists';
import { mailSubject } from '@atlas/domain/notifications';
import { Heading, Link, Text } from 'react-email';
import { Lines } from '../Lines.tsx';
import { MailLayout } from '../MailLayout.tsx';
import type { MailProps } from '../mailProps.ts';
import { painted } from '../painted.ts';
import { ITEM_HEADING, TEXT, UNDERLINED } from '../type.ts';

type Item = MailProps<'dailyNews'>['data']['news'][number];

/** The unread notifications of a day. */
export const DailyNews = ({ data, frame }: MailProps<'dailyNews'>) => {
  const { firstName, news, more } = data;
  const count = news.length + more;
  const [first, ...others] = news;
  return (
    <MailLayout
      frame={frame}
      title={mailSubject('dailyNews', data)}
      // The subject contains the first title.
      preheader={others.map(({ title }) => title).join(' · ') || first?.body || `Hi ${firstName}, there is news for you.`}
      firstName={firstName}
      heading={count === 1 ? 'One thing you have not read yet' : `${count} things you have not read yet`}
      reason="You get this email once a day at most, when there is something that you have not read."
    >
      <ul style={LIST}>
        {news.map((item, index) => (
          <NewsItem key={index} item={item} siteUrl={frame.siteUrl} />
        ))}
      </ul>
      {more > 0 && (
        <Text style={{ ...TEXT, margin: '16px 0 0' }}>
          <Link className="link" style={LINK} href={frame.siteUrl}>{`and ${more} more`}</Link>
        </Text>
      )}
    </MailLayout>
  );
};

const NewsItem = ({ item: { title, body, path }, siteUrl }: { item: Item; siteUrl: string }) => (
  <li className="line" style={ITEM}>
    <Heading as="h2" style={ITEM_HEADING}>
      {path === null ? (
        title
      ) : (
        <Link className="link" style={LINK} href={siteUrl + path}>
          {title}
        </Link>
      )}
    </Heading>
    {body !== '' && (
      <Text style={{ ...TEXT, margin: '2px 0 0' }}>
        <Lines>{truncate(body)}</Lines>
      </Text>
    )}
  </li>
);

const LIST = { listStyle: 'none', margin: 0, padding: 0 };
const ITEM = { ...painted('line').style, borderTopStyle: 'solid', borderTopWidth: '1px', margin: '16px 0 0', padding: '16px 0 0' } as const;
const LINK = { ...painted('link').style, ...UNDERLINED };
