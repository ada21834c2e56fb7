/**
 * @generated SignedSource<<863576925cf9280a3322cbd4792a290f>>
 * @relayHash 564c11415a584aa477c4ca15005e1d5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d9eac212e3627b4190bc89130816c54c3fea70a169f3119918e5f88dce204bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewScreenQuery } from './PersonOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d9eac212e3627b4190bc89130816c54c3fea70a169f3119918e5f88dce204bb",
    "metadata": {},
    "name": "PersonOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
