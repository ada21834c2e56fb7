/**
 * @generated SignedSource<<e5cfd1924ce2cebae9ea1fcd0dfdde27>>
 * @relayHash 33fb1844426acdbafc547aa3d0e0c12d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0081e405b59ee27f2ed0fd228fe4cb3405b3abfbed68f95039268afa4573a387

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0081e405b59ee27f2ed0fd228fe4cb3405b3abfbed68f95039268afa4573a387",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
