/**
 * @generated SignedSource<<604f5a94758ea55e14237e6a3d27760a>>
 * @relayHash f80dfe9d4e44c48209ae32da3f1a8a23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 921ca9521ccd12a42aa10a4af4460b0fc5b2731744b567e4edb9024da81d94c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonDetailScreenQuery } from './LessonDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "921ca9521ccd12a42aa10a4af4460b0fc5b2731744b567e4edb9024da81d94c2",
    "metadata": {},
    "name": "LessonDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
