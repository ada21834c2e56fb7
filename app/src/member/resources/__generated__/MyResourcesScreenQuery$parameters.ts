/**
 * @generated SignedSource<<e006412d16629b9180c6c8384d97a302>>
 * @relayHash fdcfd68321465324e859bcf0d9a2ebd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00be2e429c7f3d7171969801548214d25293ead36b2428d3f60f549d962c86e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyResourcesScreenQuery } from './MyResourcesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyResourcesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00be2e429c7f3d7171969801548214d25293ead36b2428d3f60f549d962c86e9",
    "metadata": {},
    "name": "MyResourcesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
