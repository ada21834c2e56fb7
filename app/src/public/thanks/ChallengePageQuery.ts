import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- ChallengeByKeyScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const challengePageQuery = graphql`
  query ChallengePageQuery($key: String!) @preloadable {
    challengeByKey(key: $key) {
      name
      startsOn
      days
      today
      offerPath
      openDays {
        day
        title
        bodyTree
        isFinished
      }
    }
  }
`;
