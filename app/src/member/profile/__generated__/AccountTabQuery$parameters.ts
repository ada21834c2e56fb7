/**
 * @generated SignedSource<<a1293efefd57437decaeb516e7f90355>>
 * @relayHash b869dfef799d1892d2eeda16cfc7b8b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23d014408936c79dc6c39bd3249cede612e655a3cd326e4019309d4b3b43453c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountTabQuery } from './AccountTabQuery.graphql';

const node: PreloadableConcreteRequest<AccountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23d014408936c79dc6c39bd3249cede612e655a3cd326e4019309d4b3b43453c",
    "metadata": {},
    "name": "AccountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
