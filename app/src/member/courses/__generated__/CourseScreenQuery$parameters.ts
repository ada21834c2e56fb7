/**
 * @generated SignedSource<<afa4f8cbfaa68a59e5281fa6c30e7789>>
 * @relayHash ed0d3ee7b3b3bc5f3253e49fe84d9d96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdbb8f4719aacd3d133c435546eed6cdf414870a220e80a6a3c86779ed89b759

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdbb8f4719aacd3d133c435546eed6cdf414870a220e80a6a3c86779ed89b759",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
