/**
 * @generated SignedSource<<84dedc08ea0c490307ae9db964941d45>>
 * @relayHash a3fb6550fc29973d17d671e1163306b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b214be7f2c86a13449af5df3f56958483ebd70ead33a2e532b6e7ae6ed584d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b214be7f2c86a13449af5df3f56958483ebd70ead33a2e532b6e7ae6ed584d9",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
