import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- BugReportStatusScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const bugReportStatusPageQuery = graphql`
  query BugReportStatusPageQuery($ticket: String!) @preloadable {
    bugReportStatus(ticket: $ticket) {
      ticket
      state
      page
      body
      hasAddress
      screenshots
      link
      createdAt
      answers {
        body
        createdAt
      }
    }
  }
`;
