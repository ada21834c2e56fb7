/**
 * @generated SignedSource<<34acb1747dc76e08368690c1e657a1a3>>
 * @relayHash 102b3ea828f6b4803be141f5d6d40d8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2d03fb36e46aa98a54f8325f5fefe29efdf17b23adddc07e4e26fdf5495125d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2d03fb36e46aa98a54f8325f5fefe29efdf17b23adddc07e4e26fdf5495125d",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
