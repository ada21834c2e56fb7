/**
 * @generated SignedSource<<7db559edfe5ba5c63ff58bdf9ae87573>>
 * @relayHash 7b75404fea31f150ebb3bfb55adba03f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b1377d76ab820d4e63454e7596ddb7c7099f33bcdc6afbeccfc56a22f4ffe5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventOverviewScreenQuery } from './EventOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b1377d76ab820d4e63454e7596ddb7c7099f33bcdc6afbeccfc56a22f4ffe5f",
    "metadata": {},
    "name": "EventOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
