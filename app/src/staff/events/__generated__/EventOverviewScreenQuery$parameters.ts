/**
 * @generated SignedSource<<4818d85856116fc7538ce1e50b58406d>>
 * @relayHash 48b62aca768228527935900a1f5bf2d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dd3e2e42ed799f57c713259e887bd08d780b9a811758f540218689c105b86c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventOverviewScreenQuery } from './EventOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dd3e2e42ed799f57c713259e887bd08d780b9a811758f540218689c105b86c2",
    "metadata": {},
    "name": "EventOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
