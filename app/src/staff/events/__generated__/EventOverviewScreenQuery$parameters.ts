/**
 * @generated SignedSource<<483d5126d23505c9c5e16e05f2a92c19>>
 * @relayHash e8c8c635cdff79107d9a14ff20001676
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4962109dcb7c8ab97b1dd9bfed5812ae55512fdd6d88d0dbef3443a46c0fbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventOverviewScreenQuery } from './EventOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee4962109dcb7c8ab97b1dd9bfed5812ae55512fdd6d88d0dbef3443a46c0fbc",
    "metadata": {},
    "name": "EventOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
