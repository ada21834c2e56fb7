/**
 * @generated SignedSource<<a2259e98661df091ba7fd21d97563ccc>>
 * @relayHash cd1d7d128644d5ff216bb9f1f2c8d0df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b96d7497a2534a8c92d8a17eca264a417da67ebd92e5935b8fc975ed4a4bc480

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCoursesScreenQuery } from './MyCoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b96d7497a2534a8c92d8a17eca264a417da67ebd92e5935b8fc975ed4a4bc480",
    "metadata": {},
    "name": "MyCoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
